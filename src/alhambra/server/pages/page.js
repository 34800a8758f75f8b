// The page until the real client takes its place: lists of tables, and one table told in words.
const body = document.body;
const words = JSON.parse(body.dataset.words);
const at = (id) => document.getElementById(id);
const speak = (path) => path + (path.includes("?") ? "&" : "?") + "language=" + body.dataset.language;
const tell = (text) => { at("notice").textContent = text; };

async function ask(path, data) {
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(data) };
  const answer = await fetch(speak(path), data ? post : {});
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.text);
  return found;
}

function item(list, parts, href) {
  const line = list.appendChild(document.createElement("li"));
  for (const part of parts) line.appendChild(document.createElement("span")).textContent = part;
  if (href) {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = parts[0];
    line.firstChild.replaceChildren(link);
  }
  return line;
}

async function list(id, path) {
  const { tables } = await ask(path);
  const place = at(id).querySelector("ul");
  for (const table of tables) {
    const free = table.status === "open" && table.free ? " · " + table.free + " " + words.free : "";
    item(place, [table.title, words[table.status] + free], speak("/t/" + table.key));
  }
  if (!tables.length) item(place, [words.none]);
  at(id).hidden = false;
}

// RFC 7396
function merged(target, patch) {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const found = target !== null && typeof target === "object" && !Array.isArray(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete found[name];
    else found[name] = merged(found[name], value);
  }
  return found;
}

let table = {}, view = {}, you = { seats: [] }, token = location.hash.slice(1), pause = 1000, socket;

function show() {
  const playing = table.status === "playing";
  at("table").hidden = false;
  at("title").textContent = document.title = table.title;
  at("status").textContent = words[table.status];
  at("seats").replaceChildren();
  table.seats.forEach((seat, number) => {
    const deciding = playing && view.decision && view.decision.seat === number;
    const marks = [];
    if (seat.free) marks.push(words.free);
    if (seat.bot) marks.push(words.bot);
    if (seat.resigned) marks.push(words.resigned);
    if (seat.person !== null && !seat.bot && !seat.connected) marks.push(words.away);
    if (you.seats.includes(number)) marks.push(words.you);
    if (deciding) marks.push(words.turn);
    if (table.winners && table.winners.includes(number)) marks.push(words.won);
    const score = view.players ? view.players[number].score : table.scores && table.scores[number];
    if (score != null) marks.unshift(String(score));
    item(at("seats"), [seat.name || "–", marks.join(" · ")]).classList.toggle("turn", Boolean(deciding));
  });
  const welcome = token ? true : table.listed && !you.seats.length;
  at("join").hidden = !(table.status === "open" && welcome && table.seats.some((seat) => seat.free));
}

function listen() {
  const scheme = location.protocol === "https:" ? "wss://" : "ws://";
  socket = new WebSocket(scheme + location.host + speak("/api/tables/" + body.dataset.key + "/socket"), "alhambra.1");
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.type === "sync") {
      pause = 1000;
      tell("");
      ({ you, table } = message);
      view = message.view || {};
    } else if (message.type === "update") {
      table = merged(table, message.table || {});
      view = merged(view, message.view || {});
    } else if (message.type === "bye") {
      tell(message.text);
      return;
    }
    show();
  };
  socket.onclose = (event) => {
    if (event.code === 1008) return;
    if (!at("notice").textContent) tell(words.lost);
    setTimeout(listen, pause);
    pause = Math.min(2 * pause, 30000);
  };
}

async function visit() {
  const path = "/api/tables/" + body.dataset.key;
  ({ table, you } = await ask(path));
  show();
  at("join").onsubmit = async (event) => {
    event.preventDefault();
    try {
      ({ table, you } = await ask(path + "/join", { name: at("name").value, ...(token && { token }) }));
      token = "";
      history.replaceState(null, "", location.pathname + location.search);
      socket.onclose = null; // it was a spectator's; the next one is a player's
      socket.close();
      listen();
    } catch (error) {
      tell(error.message);
    }
  };
  listen();
}

const work = body.dataset.key ? [visit()] : [list("mine", "/api/me/tables"), list("listed", "/api/tables")];
Promise.all(work).catch((error) => tell(error.message));
