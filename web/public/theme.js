// Before anything is painted: the theme that was chosen, so that nobody is dazzled at night.
try {
  const kept = JSON.parse(localStorage.getItem('alhambra-settings') || '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
} catch {
  // Nothing was kept, or it cannot be read: the system decides.
}
