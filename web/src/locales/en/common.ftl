# Words that several screens share.

common-fountain = Fountain
common-money = { $currency ->
    [florin] { $value } florin{ $value ->
        [one] {""}
       *[other] s
    }
    [dirham] { $value } dirham{ $value ->
        [one] {""}
       *[other] s
    }
    [dinar] { $value } dinar{ $value ->
        [one] {""}
       *[other] s
    }
    [ducat] { $value } ducat{ $value ->
        [one] {""}
       *[other] s
    }
   *[other] { $value } { $currency }
}
common-failed-title = This page stopped here
common-failed-text = Your games are kept. Load the page again.
common-reload = Load again

# The screens around the table
common-brand = Alhambra
common-home = Home
common-menu = Menu
common-learn = Learn
common-rules = Rules
common-settings = Settings
common-language = Language
common-language-fr = Français
common-language-en = English
common-language-de = Deutsch
common-theme = Theme
common-theme-light = Switch to the light theme
common-theme-dark = Switch to the dark theme
common-close = Close
common-cancel = Cancel
common-reach = Who can open the link
common-reach-here = This machine only
common-reach-network = In the local network
common-reach-alone = Only this machine can open this link.
common-reach-how = For phones and others in the same network, start the server like this:
common-dismiss = Close this message
common-less = Less
common-more = More
common-tell-me = Tell me when it is my turn
common-again = Try again
common-colon = {": "}

# Names, with commas between them, for those who have given none
common-names-bots = Nina, Jamil, Salma, Idris, Soraya, Malik
common-names-people = Zaida, Rodrigo, Lubna, Tariq, Ines, Rayan, Alba, Farid, Zahra, Nadir, Blanca, Omar
common-table-title = { $who } · { $when }
common-others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
common-lesson = Learn it in 5 minutes
common-lesson-resume = Go on with the lesson
common-learn-others = Learn another game
