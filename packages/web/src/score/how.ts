import type { NZ_CATEGORIES, SECOND_CATEGORIES } from '@drover/engine';
import type { Language } from '@drover/words';

/** How each category is earned and where more was possible. It comes with the score sheet, for only that tells it. */

type Category = (typeof NZ_CATEGORIES)[number] | (typeof SECOND_CATEGORIES)[number];
export type How = Readonly<Record<Category, { readonly earns: string; readonly more: string }>>;

export const HOW: Readonly<Record<Language, How>> = {
  en: {
    pounds: {
      earns: '1 VP for every £5 you own.',
      more: 'Money left over at the end is worth little: spend it on buildings, sheep or tiles while you can.',
    },
    dollars: {
      earns: '1 VP for every $5 you own.',
      more: 'Money left over at the end is worth little: spend it on buildings, cattle or workers while you can.',
    },
    buildings: {
      earns: 'The VP on your buildings on the trail.',
      more: 'The expensive ones score most: hire more workers who build, and replace small buildings with large ones.',
    },
    posts: {
      earns: 'The VP of your discs on trading posts, and of the arrows between two of them.',
      more: 'Deliver more often and farther; discs at both ends of an arrow score extra.',
    },
    cities: {
      earns: 'The VP of your discs in cities, and of the arrows between two of them.',
      more: 'Deliver farther, avoid the cities that cost points, and place discs at both ends of an arrow.',
    },
    harbours: {
      earns: 'The VP of your storehouses and discs at harbours, and of the arrows between them.',
      more: 'Sail farther and upgrade more harbours; two that are joined by an arrow score extra.',
    },
    stations: {
      earns: 'The VP of the stations you have upgraded.',
      more: 'Move your engine forward and stop at stations; those farther along score more.',
    },
    pathfinder: {
      earns: 'The highest VP your disc has reached on the pathfinder track.',
      more: 'The last spaces are worth most: going a few spaces farther at the end often pays off.',
    },
    tiles: {
      earns: 'The VP on the hazards and bonus tiles you have taken.',
      more: 'Remove hazards with many VP, and invest in bonus tiles early.',
    },
    hazards: {
      earns: 'The VP on the hazards you have removed.',
      more: 'Remove hazards with many VP whenever a building lets you.',
    },
    cards: {
      earns: 'The VP on all the sheep and bonus cards in your deck.',
      more: 'Buy more valuable sheep: they score points and are worth more at every delivery.',
    },
    cattle: {
      earns: 'The VP on all the cattle in your deck.',
      more: 'Buy more valuable cattle: they score points and are worth more at every delivery.',
    },
    objectives: {
      earns: 'The VP of fulfilled objectives, less the penalty for those in your area that are not.',
      more: 'Each thing counts for one task only: take objectives that fit what you are doing anyway.',
    },
    harbourmasters: {
      earns: 'The VP of your harbourmaster tiles: each scores for what it shows.',
      more: 'Early on, take the tile that scores for what you already collect.',
    },
    'station-masters': {
      earns: 'The VP of your station master tiles: each scores for what it shows.',
      more: 'Early on, take the tile that scores for what you already collect.',
    },
    hand: {
      earns: 'The VP of the sixth hand card, once you have unlocked it.',
      more: 'One more delivery, with the disc from that space, unlocks it.',
    },
    workers: {
      earns: 'The VP of the last spaces of worker rows; in New Zealand, of storehouse pairs too.',
      more: 'Fill one row to the end rather than two halfway.',
    },
    steps: {
      earns: 'The VP of the right step space, once you have unlocked it.',
      more: 'One more delivery, with the disc from that space, unlocks it.',
    },
    token: {
      earns: 'The market token goes to whoever triggered the end of the game.',
      more: 'Be the one who moves it past the last row.',
    },
  },
  fr: {
    pounds: {
      earns: '1 PV par tranche de 5\u00a0£.',
      more: 'L’argent qui reste à la fin vaut peu\u00a0: dépensez-le plus tôt en bâtiments, en moutons ou en tuiles.',
    },
    dollars: {
      earns: '1 PV par tranche de 5\u00a0$.',
      more: 'L’argent qui reste à la fin vaut peu\u00a0: dépensez-le plus tôt en bâtiments, en bétail ou en ouvriers.',
    },
    buildings: {
      earns: 'Les PV de vos bâtiments placés sur le parcours.',
      more: 'Les plus chers rapportent le plus\u00a0: engagez de quoi les construire et remplacez les petits par des grands.',
    },
    posts: {
      earns: 'Les PV de vos disques sur les comptoirs, et des flèches entre deux comptoirs où vous avez un disque.',
      more: 'Livrez plus souvent et plus loin\u00a0; un disque à chaque bout d’une flèche rapporte en plus.',
    },
    cities: {
      earns: 'Les PV de vos disques dans les villes, et des flèches entre deux villes où vous avez un disque.',
      more: 'Livrez plus loin, évitez les villes qui coûtent des points, et occupez les deux bouts d’une flèche.',
    },
    harbours: {
      earns: 'Les PV de vos entrepôts et disques dans les ports, et des flèches qui les relient.',
      more: 'Naviguez plus loin et améliorez davantage de ports\u00a0; deux ports reliés par une flèche rapportent en plus.',
    },
    stations: {
      earns: 'Les PV des gares où se trouve un de vos disques.',
      more: 'Faites avancer la locomotive et arrêtez-vous aux gares\u00a0; les plus éloignées rapportent plus.',
    },
    pathfinder: {
      earns: 'La plus haute valeur en PV que votre disque a atteinte sur la piste Exploration.',
      more: 'Les dernières cases valent le plus\u00a0: quelques cases de plus à la fin sont souvent payantes.',
    },
    tiles: {
      earns: 'Les PV des dangers et des tuiles Bonus que vous avez pris.',
      more: 'Retirez les dangers qui portent beaucoup de PV et investissez tôt dans les tuiles Bonus.',
    },
    hazards: {
      earns: 'Les PV des dangers que vous avez pris.',
      more: 'Retirez les dangers qui portent beaucoup de PV dès qu’un bâtiment le permet.',
    },
    cards: {
      earns: 'Les PV de tous les moutons et cartes Bonus de votre troupeau.',
      more: 'Achetez des races de plus grande valeur\u00a0: elles rapportent des points, et davantage à chaque livraison.',
    },
    cattle: {
      earns: 'Les PV de tout le bétail de votre troupeau.',
      more: 'Achetez des races de plus grande valeur\u00a0: elles rapportent des points, et davantage à chaque livraison.',
    },
    objectives: {
      earns: 'Les PV des objectifs remplis, moins la pénalité de ceux de votre zone qui ne le sont pas.',
      more: 'Chaque élément ne sert qu’à une seule condition\u00a0: prenez des objectifs qui vont avec ce que vous faites de toute façon.',
    },
    harbourmasters: {
      earns: 'Ce que comptent vos tuiles Capitainerie\u00a0: chacune rapporte pour ce qu’elle nomme.',
      more: 'Prenez tôt la tuile qui compte ce que vous collectionnez déjà.',
    },
    'station-masters': {
      earns: 'Ce que comptent vos tuiles Chef de gare\u00a0: chacune rapporte pour ce qu’elle nomme.',
      more: 'Prenez tôt la tuile qui compte ce que vous collectionnez déjà.',
    },
    hand: {
      earns: 'Les PV du second emplacement de main, une fois que vous l’avez débloqué.',
      more: 'Une livraison de plus avec un disque de cet emplacement le débloque.',
    },
    workers: {
      earns:
        'Les PV des dernières cases des rangées d’ouvriers\u00a0; en Nouvelle-Zélande, aussi ceux des paires d’entrepôts.',
      more: 'Remplissez une rangée jusqu’au bout plutôt que deux à moitié.',
    },
    steps: {
      earns: 'Les PV de l’emplacement de déplacement de droite, une fois que vous l’avez débloqué.',
      more: 'Une livraison de plus avec un disque de cet emplacement le débloque.',
    },
    token: {
      earns: 'Le marqueur du marché revient à qui a déclenché la fin de la partie.',
      more: 'Faites-lui vous-même dépasser la dernière rangée.',
    },
  },
  pl: {
    pounds: {
      earns: '1 PZ za każde 5\u00a0£.',
      more: 'Pieniądze, które zostają na koniec, są mało warte: wydaj je wcześniej na budynki, owce albo żetony.',
    },
    dollars: {
      earns: '1 PZ za każde 5\u00a0$.',
      more: 'Pieniądze, które zostają na koniec, są mało warte: wydaj je wcześniej na budynki, bydło albo pracowników.',
    },
    buildings: {
      earns: 'PZ z twoich budynków na szlaku.',
      more: 'Najwięcej dają drogie: zatrudnij tych, którzy budują, i zastępuj małe budynki dużymi.',
    },
    posts: {
      earns: 'PZ z twoich dysków w punktach handlowych i ze strzałek między dwoma punktami, w których masz dyski.',
      more: 'Dostarczaj częściej i dalej; dyski na obu końcach strzałki dają dodatkowe punkty.',
    },
    cities: {
      earns: 'PZ z twoich dysków w miastach i ze strzałek między dwoma miastami, w których masz dyski.',
      more: 'Dostarczaj dalej, unikaj miast, które kosztują punkty, i zajmuj oba końce strzałki.',
    },
    harbours: {
      earns: 'PZ z twoich magazynów i dysków w portach oraz ze strzałek między nimi.',
      more: 'Płyń dalej i rozbuduj więcej portów; dwa połączone strzałką dają dodatkowe punkty.',
    },
    stations: {
      earns: 'PZ ze stacji, na których leży twój dysk.',
      more: 'Przesuwaj lokomotywę i zatrzymuj się na stacjach; dalsze dają więcej.',
    },
    pathfinder: {
      earns: 'Najwyższa liczba PZ, jaką twój dysk osiągnął na torze pioniera.',
      more: 'Najwięcej warte są ostatnie pola: kilka pól więcej pod koniec często się opłaca.',
    },
    tiles: {
      earns: 'PZ z zabranych niebezpieczeństw i żetonów bonusów.',
      more: 'Usuwaj niebezpieczeństwa z dużą liczbą PZ i wcześnie inwestuj w żetony bonusów.',
    },
    hazards: {
      earns: 'PZ z zabranych niebezpieczeństw.',
      more: 'Usuwaj niebezpieczeństwa z dużą liczbą PZ, gdy tylko pozwala na to budynek.',
    },
    cards: {
      earns: 'PZ ze wszystkich owiec i kart bonusów w twojej talii.',
      more: 'Kupuj cenniejsze rasy: dają punkty i więcej przy każdej dostawie.',
    },
    cattle: {
      earns: 'PZ z całego bydła w twojej talii.',
      more: 'Kupuj cenniejsze rasy: dają punkty i więcej przy każdej dostawie.',
    },
    objectives: {
      earns: 'PZ ze spełnionych celów minus kara za niespełnione w twojej strefie celów.',
      more: 'Każda rzecz liczy się tylko do jednego zadania: bierz cele, które pasują do twojej gry.',
    },
    harbourmasters: {
      earns: 'To, za co punktują twoje żetony kapitanów portu: każdy za to, co na nim podano.',
      more: 'Weź wcześnie żeton, który punktuje za to, co i tak zbierasz.',
    },
    'station-masters': {
      earns: 'To, za co punktują twoje żetony zawiadowców: każdy za to, co na nim podano.',
      more: 'Weź wcześnie żeton, który punktuje za to, co i tak zbierasz.',
    },
    hand: {
      earns: 'PZ z drugiego pola limitu kart w ręce, gdy je odblokujesz.',
      more: 'Odblokuje je jeszcze jedna dostawa z dyskiem z tego pola.',
    },
    workers: {
      earns: 'PZ z ostatnich pól rzędów pracowników; w Nowej Zelandii także z par magazynów.',
      more: 'Wypełnij jeden rząd do końca zamiast dwóch do połowy.',
    },
    steps: {
      earns: 'PZ z prawego pola kroków, gdy je odblokujesz.',
      more: 'Odblokuje je jeszcze jedna dostawa z dyskiem z tego pola.',
    },
    token: {
      earns: 'Żeton rynku dostaje ten, kto doprowadził do końca gry.',
      more: 'Bądź tym, kto przesunie go poza ostatni rząd.',
    },
  },
  de: {
    pounds: {
      earns: '1 SP für je 5 £, die du besitzt.',
      more: 'Geld, das am Ende übrig ist, zählt wenig: Gib es vorher für Gebäude, Schafe oder Plättchen aus.',
    },
    dollars: {
      earns: '1 SP für je 5 $, die du besitzt.',
      more: 'Geld, das am Ende übrig ist, zählt wenig: Gib es vorher für Gebäude, Rinder oder Arbeiter aus.',
    },
    buildings: {
      earns: 'Die SP auf deinen Gebäuden auf dem Pfad.',
      more: 'Die teuren bringen am meisten: Stelle mehr Handwerker ein und ersetze kleine Gebäude durch große.',
    },
    posts: {
      earns: 'Die SP deiner Marker auf Handelsposten und der Pfeile zwischen zwei von ihnen.',
      more: 'Liefere öfter und weiter; Marker an beiden Enden eines Pfeils bringen zusätzlich Punkte.',
    },
    cities: {
      earns: 'Die SP deiner Marker in Städten und der Pfeile zwischen zwei von ihnen.',
      more: 'Liefere weiter, meide Städte, die Punkte kosten, und lege Marker an beide Enden eines Pfeils.',
    },
    harbours: {
      earns: 'Die SP deiner Lagerhäuser und Marker an Häfen und der Pfeile dazwischen.',
      more: 'Fahre weiter und baue mehr Häfen aus; zwei, die ein Pfeil verbindet, bringen zusätzlich Punkte.',
    },
    stations: {
      earns: 'Die SP der Bahnhöfe, die du ausgebaut hast.',
      more: 'Bringe deine Lok voran und halte an Bahnhöfen; die weiter hinten auf der Strecke bringen mehr.',
    },
    pathfinder: {
      earns: 'Die höchsten SP, die dein Marker auf der Erkundungsleiste erreicht hat.',
      more: 'Die letzten Felder bringen am meisten: Ein paar Felder mehr am Ende lohnen sich oft.',
    },
    tiles: {
      earns: 'Die SP auf deinen Gefahren und Bonusplättchen.',
      more: 'Entferne Gefahren mit vielen SP und investiere früh in Bonusplättchen.',
    },
    hazards: {
      earns: 'Die SP auf deinen Gefahren.',
      more: 'Entferne Gefahren mit vielen SP, wann immer ein Gebäude es erlaubt.',
    },
    cards: {
      earns: 'Die SP auf allen Schafen und Bonuskarten in deinem Deck.',
      more: 'Kaufe wertvollere Schafe: Sie bringen Punkte und zählen bei jeder Lieferung mehr.',
    },
    cattle: {
      earns: 'Die SP auf allen Rindern in deinem Deck.',
      more: 'Kaufe wertvollere Rinder: Sie bringen Punkte und zählen bei jeder Lieferung mehr.',
    },
    objectives: {
      earns: 'Die SP erfüllter Aufträge, abzüglich der Strafe für nicht erfüllte in deinem Auftragsbereich.',
      more: 'Alles zählt nur für eine Aufgabe: Nimm Aufträge, die zu dem passen, was du ohnehin tust.',
    },
    harbourmasters: {
      earns: 'Die SP deiner Hafenmeister: Jeder wertet, was er zeigt.',
      more: 'Nimm früh den, der wertet, was du ohnehin sammelst.',
    },
    'station-masters': {
      earns: 'Die SP deiner Bahnhofsvorsteher: Jeder wertet, was er zeigt.',
      more: 'Nimm früh den, der wertet, was du ohnehin sammelst.',
    },
    hand: {
      earns: 'Die SP der sechsten Handkarte, sobald du sie freigeschaltet hast.',
      more: 'Eine weitere Lieferung mit dem Marker von diesem Feld schaltet es frei.',
    },
    workers: {
      earns: 'Die SP der letzten Felder der Arbeiterreihen; in Neuseeland auch die der Lagerhauspaare.',
      more: 'Fülle lieber eine Reihe ganz als zwei zur Hälfte.',
    },
    steps: {
      earns: 'Die SP des rechten Schrittfelds, sobald du es freigeschaltet hast.',
      more: 'Eine weitere Lieferung mit dem Marker von diesem Feld schaltet es frei.',
    },
    token: {
      earns: 'Der Anzeiger des Markts geht an den, der das Spielende auslöst.',
      more: 'Schiebe ihn selbst über die letzte Reihe hinaus.',
    },
  },
};
