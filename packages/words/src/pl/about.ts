import type { Words } from '../words.ts';
import { some } from './counts.ts';
import { ends, tokens } from './grammar.ts';

const effects: Words['about']['effects'] = {
  gain: () => 'Z banku, od razu.',
  certificates: () => 'Znacznik certyfikatów idzie do przodu, ale nie poza swój limit.',
  pathfinder: () => 'Nagrody daje każde osiągnięte lub minięte pole; można iść mniej daleko.',
  per: () => 'Liczy się to, co masz w tej chwili.',
  all: () => 'Wszystko, co możliwe, w tej kolejności.',
  either: () => 'Tylko jedno z nich.',
  pay: () => 'Najpierw cena, i to w całości.',
  discard: () => 'Dokładnie te karty trafiają z ręki na stos kart odrzuconych.',
  draw: () => 'Najpierw dobierz, potem odrzuć tyle samo kart.',
  take: () => 'Karta trafia na stos kart odrzuconych. Gdy zasoby są puste, nic się nie dzieje.',
  objective: () => 'Karta trafia na stos kart odrzuconych; możesz ją zagrać, gdy ją dobierzesz.',
  pick: () => 'Z targu, bez kupowania.',
  permanent: () => 'Liczy się odtąd za każdym razem.',
  hire: () => 'Weź jednego pracownika z rynku pracy, zapłać jego cenę i połóż go na swojej planszy.',
  invest: () => 'Weź jeden żeton bonusu spoza rzędu żetonu rynku, zapłać cenę rzędu i użyj go.',
  buy: (edition) =>
    edition === 'nz'
      ? 'Każda pasterka kupuje według jednej linii targu albo dokłada na niego karty.'
      : 'Każdy kowboj kupuje według jednej linii targu albo dokłada na niego karty.',
  build: (edition) =>
    edition === 'nz'
      ? 'Postaw swój budynek na wolnej działce albo na własnym, który wymaga mniej rękodzielników.'
      : 'Postaw swój budynek na wolnej działce albo na własnym, który wymaga mniej budowniczych.',
  'upgrade-building': () => 'Potrzebna i płatna jest tylko różnica.',
  ship: () => 'Ostatnim ruchem może być rozbudowa portu, przy którym stoi statek.',
  storehouse: () => 'Rozbudowa liczy się jako jedno z tych pól; statek zostaje na miejscu.',
  shear: () => 'Odkryj owce różnych ras, weź wartość ich wełny i ewentualnie dostarcz wełnę.',
  post: () => 'Narożniki, transport i cena odsłoniętego pola jak przy dostawie.',
  auxiliary: () => 'Jedna z akcji twojej planszy bez dysku; podwójna, gdy nie ma obu dysków.',
  'remove-hazard': () => 'Dowolne niebezpieczeństwo na szlaku; zachowaj je dla punktów.',
  'move-on': () => 'Idź dalej i użyj nowego pola; niewykorzystane akcje tutaj przepadają.',
  joker: () => 'Żeton staje się pracownikiem w wybranym rzędzie.',
  retire: () => 'Karta wraca do pudełka.',
  'stack-acquired': () => 'Zdobyte karty szybciej trafiają do ręki.',
  engine: () => 'Zajęte pola się przeskakuje; bocznica liczy się jako pole.',
  'engine-back': () => 'Dokładnie o tyle pól albo wcale.',
  bounty: () => 'Weź dowolnego bandytę i nagrodę z jego miejsca.',
  cull: () => 'Karty wracają do pudełka.',
  adjacent: () => 'Budynek tuż przed tym albo tuż za nim, czyjkolwiek jest.',
  'special-delivery': () => 'Każde numerowane pole w tył liczy się jako jeden; transport jest darmowy.',
  'station-behind': () => 'Na zwykłych zasadach, bez ruszania lokomotywy.',
  stroll: () => 'Pola, na którym staniesz, nie używasz, a koniec szlaku jest poza zasięgiem.',
};

const topics: Words['about']['topics'] = {
  gold: () => 'Kupuje karty bonusów w dowolnej chwili twojej tury i opłaca niektóre żetony bonusów.',
  certificates: (edition) =>
    `Dodaje się je do wartości ${edition === 'nz' ? 'trzody' : 'stada'} w ${ends[edition]} i tam się je wydaje.`,
  'job-market': () => 'Pracownicy do zatrudnienia, w cenie swojego rzędu.',
  'animal-market': (edition) =>
    edition === 'nz'
      ? 'Owce na sprzedaż. Kupują je pasterki, według wydrukowanych tu linii.'
      : 'Bydło na sprzedaż. Kupują je kowboje, według wydrukowanych tu linii.',
  'bonus-market': () => 'Żetony bonusów w cenie swojego rzędu. Rząd z żetonem rynku jest zamknięty.',
  'market-token': (edition) =>
    `Schodzi niżej, gdy jego rząd jest pełny. Gdy opuszcza ostatni, pozostali mają jeszcze po jednej turze. Kto bierze ${tokens[edition]}, dostaje za niego punkty.`,
  objectives: () => 'Odkryte cele. Zagrany cel trzeba spełnić, inaczej kosztuje punkty.',
  foresight: (edition) => `W ${ends[edition]} kładzie się jeden z dwóch żetonów każdego rodzaju.`,
  'step-tile': () => 'O jeden krok więcej w każdej turze; na odwrocie o dwa.',
  'fee-tile': () => 'Odwrócony zwalnia cię ze wszystkich opłat.',
  deck: () => 'Stąd dobiera się karty. Gdy jest pusty, tasuje się odrzucone karty.',
  'discard-pile': () => 'Karty odrzucone lub zdobyte, odkryte.',
  hand: () => 'Na koniec tury uzupełniasz rękę do limitu.',
  'automa-deck': () => 'Jedna karta na turę: jak daleko iść i co zrobić.',
  simmental: () => 'Cielęta kupuje się na targu; pokazane dorastają: cielę, jałówka, krowa.',
};

const hazard = 'Zagradza szlak: przejście lub wejście kosztuje opłatę.';

export const about: Words['about'] = {
  effects,
  workers: {
    shepherd: 'Kupuje owce: im więcej pasterek, tym lepsze linie targu.',
    craftsman: 'Buduje: budynek wymaga tylu rękodzielników, ilu pokazuje.',
    sailor: 'Przesuwa statek: jedno pole za każdego marynarza.',
    shearer: 'Strzyże: jedna owca na postrzygacza.',
    cowboy: 'Kupuje bydło: im więcej kowbojów, tym lepsze linie targu.',
    builder: 'Buduje: budynek wymaga tylu budowniczych, ilu pokazuje.',
    engineer: 'Przesuwa lokomotywę: jedno pole za każdego inżyniera.',
  },
  hazards: { rockfall: hazard, flood: hazard, drought: hazard },
  outlaw: 'Przejście lub wejście kosztuje opłatę; kto odbiera nagrodę, zabiera go ze szlaku.',
  unlocks: {
    auxiliary: 'Otwiera tę akcję pomocniczą; bez obu dysków można ją podwoić.',
    step: 'Więcej kroków w każdej turze.',
    hand: 'O jedną kartę w ręce więcej.',
    'certificate-limit': 'Znacznik certyfikatów może iść dalej.',
    'permanent-certificate': 'Jeden stały certyfikat.',
    'permanent-wool': 'Jedna stała wełna.',
  },
  topics,
  money: (amount, points) => `Na koniec każde ${amount} daje ${points}.`,
  tokens: (cards) => `Za żeton, w dowolnej chwili: dobierz najwyżej ${some.cards(cards)} i odrzuć tyle samo.`,
  end: (edition) =>
    edition === 'nz'
      ? 'Każdy marsz kończy się tutaj. Pokaż owce dla dochodu, dostarcz je, wybierz nowe żetony i zacznij od początku szlaku.'
      : 'Każdy marsz kończy się tutaj. Wybierz nowe żetony, pokaż bydło dla dochodu, dostarcz je i zacznij od początku szlaku.',
  start: (edition) => (edition === 'nz' ? 'Stąd owczarz znów wyrusza.' : 'Stąd ranczer znów wyrusza.'),
  emptySpace: 'Można tu budować. Puste miejsce mija się bez kroku.',
  emptyHazard: 'Może tu trafić niebezpieczeństwo. Puste miejsce mija się bez kroku.',
  emptyOutlaw: 'Może tu trafić bandyta. Puste miejsce mija się bez kroku.',
  otherBuilding: 'Jego akcji używa tylko właściciel; inni mogą tu wykonać akcję pomocniczą.',
  hiddenCard: 'Zna ją tylko właściciel.',
  animal: (edition) =>
    edition === 'nz'
      ? 'Każda rasa liczy się raz, gdy odkrywa się owce.'
      : 'Każda rasa liczy się raz, gdy pokazuje się stado.',
  action: 'Zagrywana przed ruchem albo przed akcją lub po niej; potem dobiera się kartę.',
  objective: 'Zagrany leży w strefie celów i musi być spełniony; w talii liczy się tylko spełniony.',
  sea: 'Statki mogą dzielić pole.',
  medium: 'Rozbudowuje się dyskiem. Oddelegowany tu pracownik zostaje kapitanem portu.',
  small: 'Rozbudowuje się magazynem, w cenie wolnego miejsca.',
  large: 'Rozbudowuje się magazynem, za darmo. Otwiera ci zagraniczny punkt handlowy.',
  pair: 'Dwa magazyny; premia przychodzi, gdy oba zejdą z planszy.',
  post: 'Dostawa o co najmniej takiej wartości kładzie tu dysk.',
  woolPost: 'Strzyżenie o co najmniej takiej wartości może położyć tu dysk.',
  city: 'Dostawa o co najmniej takiej wartości kładzie tu dysk.',
  rail: 'Lokomotywy jadą po torach; minięte krzyżyki potaniają transport.',
  station: 'Lokomotywa, która tu staje, może ją rozbudować dyskiem.',
  master: 'Górna połowa działa od razu, dolna punktuje na koniec.',
  bonusTile: 'To, co daje, przychodzi od razu; jego punkty liczą się na koniec.',
  supply: 'Karty do zdobycia; trafiają na stos kart odrzuconych.',
  lateWorker: (points) => `daje ${points} na koniec`,
  turnedOver: (actions) => `po odwróceniu: ${actions}`,
  cullTokens: (n, card, gold) => `Albo ${n} żetony: usuń z gry kartę ${card} z ręki za ${some.gold(gold)}.`,
};
