import { capital } from '../pack/capital.ts';
import { BUILDER, BUYER } from '../pack/ids.ts';
import type { ByEdition } from '../pack/shapes.ts';
import type { Words } from '../words.ts';
import { some } from './counts.ts';
import { animals, ends, herders, herdsGen, tokens } from './editions.ts';
import { acc, workers } from './grammar.ts';

const buy: ByEdition = {
  nz: 'Rozdziel pasterki między opcje zakupu albo użyj jednej, aby dołożyć karty na targ.',
  second: 'Rozdziel kowbojów między opcje zakupu albo użyj jednego, aby dołożyć karty na targ.',
};

const effects: Words['about']['effects'] = {
  gain: () => 'Z banku, od razu.',
  certificates: () => 'Znacznik certyfikatów idzie do przodu, ale nie poza swój limit.',
  pathfinder: () => 'Każde osiągnięte lub minięte pole daje nagrodę; możesz zatrzymać się wcześniej.',
  per: () => 'Liczy się to, co masz w tej chwili.',
  all: () => 'Wykonaj wszystko, co możliwe, w tej kolejności.',
  either: () => 'Wybierz tylko jedno.',
  pay: () => 'Najpierw zapłać całą cenę.',
  discard: () => 'Dokładnie te karty trafiają z ręki na stos kart odrzuconych.',
  draw: () => 'Najpierw dobierz, potem odrzuć tyle samo kart.',
  take: () => 'Karta trafia na stos kart odrzuconych. Gdy zasoby są puste, nic nie otrzymujesz.',
  objective: () => 'Karta trafia na stos kart odrzuconych; możesz ją zagrać, gdy ją dobierzesz.',
  pick: () => 'Weź ją z targu bez płacenia.',
  permanent: () => 'Liczy się odtąd za każdym razem.',
  hire: () => 'Weź jednego pracownika z rynku pracy, zapłać jego cenę i połóż go na swojej planszy.',
  invest: () => 'Weź jeden żeton bonusu spoza rzędu żetonu rynku, zapłać cenę jego rzędu i skorzystaj z niego.',
  buy: (edition) => buy[edition],
  build: (edition) =>
    `Postaw swój budynek na wolnej działce albo na własnym, który wymaga mniej ${workers[BUILDER[edition]].many}.`,
  'upgrade-building': () => 'Potrzebna jest tylko różnica i tylko za nią płacisz.',
  ship: () => 'Ostatnim ruchem może być rozbudowa portu, przy którym stoi statek.',
  storehouse: () => 'Rozbudowa liczy się jako jedno z tych pól; statek zostaje na miejscu.',
  shear: () => 'Odkryj owce różnych ras i weź wartość ich wełny; potem możesz dostarczyć wełnę.',
  post: () => 'Narożniki, koszt transportu i cena odblokowanego pola jak przy dostawie.',
  auxiliary: () => 'Jedna z odblokowanych akcji pomocniczych; podwójna, gdy zdjęto oba dyski.',
  'remove-hazard': () => 'Dowolne niebezpieczeństwo na szlaku; na koniec gry daje punkty.',
  'move-on': () => 'Idź dalej i skorzystaj z nowego miejsca; niewykorzystane akcje tutaj przepadają.',
  joker: () => 'Żeton staje się pracownikiem w wybranym rzędzie.',
  retire: () => 'Karta wraca do pudełka.',
  'stack-acquired': () => 'Zdobyte karty dobierzesz wcześniej.',
  engine: () => 'Zajęte pola się przeskakuje; bocznica liczy się jako pole.',
  'engine-back': () => 'Dokładnie o tyle pól albo wcale.',
  bounty: () => 'Weź dowolnego bandytę i nagrodę z jego miejsca.',
  cull: () => 'Karty wracają do pudełka.',
  adjacent: () => 'Budynek tuż przed tym albo tuż za nim, czyjkolwiek jest.',
  'special-delivery': () =>
    'Każde numerowane pole, o które cofa się lokomotywa, liczy się jako 1; kosztów transportu nie ma.',
  'station-behind': () => 'Na zwykłych zasadach, bez ruszania lokomotywy.',
  stroll: () => 'Nie korzystasz z miejsca, w którym staniesz, a koniec szlaku jest poza zasięgiem.',
};

const topics: Words['about']['topics'] = {
  gold: () => 'Za złoto kupujesz karty bonusów w dowolnej chwili swojej tury i opłacasz niektóre żetony bonusów.',
  certificates: (edition) => `Dodaje się je do wartości ${herdsGen[edition]} w ${ends[edition]} i tam się je wydaje.`,
  'job-market': () => 'Pracownicy do zatrudnienia, w cenie swojego rzędu.',
  'animal-market': (edition) =>
    `${capital(animals[edition].stock)} na sprzedaż. Kupują je ${workers[BUYER[edition]].all}, według wydrukowanych tu opcji zakupu.`,
  'bonus-market': () => 'Żetony bonusów w cenie swojego rzędu. Rząd z żetonem rynku jest zamknięty.',
  'market-token': (edition) =>
    `Schodzi niżej, gdy jego rząd jest pełny. Gdy opuszcza ostatni, pozostali mają jeszcze po jednej turze. Kto bierze ${tokens[edition]}, dostaje za niego punkty.`,
  objectives: () => 'Odkryte cele. Zagrany cel trzeba spełnić, inaczej tracisz punkty.',
  foresight: (edition) => `W ${ends[edition]} wybierasz jeden z dwóch żetonów każdego rodzaju i kładziesz go.`,
  'step-tile': () => 'O jeden krok więcej w każdej turze; na odwrocie o dwa.',
  'fee-tile': () => 'Odwrócony zwalnia cię ze wszystkich opłat.',
  deck: () => 'Twoje karty do dobrania. Gdy stos jest pusty, tasujesz stos kart odrzuconych.',
  'discard-pile': () => 'Odkryte karty, odrzucone lub zdobyte.',
  hand: () => 'Na koniec tury uzupełniasz rękę do limitu.',
  'automa-deck': () => 'Jedna karta na turę: jak daleko iść i co zrobić.',
  simmental: () => 'Cielęta kupuje się na targu; dorastają, gdy je odkryjesz: cielę, jałówka, krowa.',
};

const hazard = 'Przechodząc przez to pole lub zatrzymując się na nim, uiszczasz opłatę.';

export const about: Words['about'] = {
  effects,
  workers: {
    shepherd: 'Kupuje owce: im więcej pasterek, tym lepsze opcje zakupu.',
    craftsman: 'Buduje: budynek wymaga tylu rękodzielników, ilu pokazuje.',
    sailor: 'Przesuwa statek: jedno pole za każdego marynarza.',
    shearer: 'Strzyże: jedna owca na postrzygacza.',
    cowboy: 'Kupuje bydło: im więcej kowbojów, tym lepsze opcje zakupu.',
    builder: 'Buduje: budynek wymaga tylu budowniczych, ilu pokazuje.',
    engineer: 'Przesuwa lokomotywę: jedno pole za każdego inżyniera.',
  },
  hazards: { rockfall: hazard, flood: hazard, drought: hazard },
  outlaw: 'Przechodząc tędy lub zatrzymując się tu, uiszczasz opłatę; kto odbiera nagrodę, usuwa go ze szlaku.',
  unlocks: {
    auxiliary: 'Odblokowuje tę akcję pomocniczą; po zdjęciu obu dysków można ją podwoić.',
    step: 'O jeden krok więcej w każdej turze.',
    hand: 'O jedną kartę w ręce więcej.',
    'certificate-limit': 'Podnosi limit certyfikatów.',
    'permanent-certificate': 'Jeden stały certyfikat.',
    'permanent-wool': 'Jedna stała wełna.',
  },
  topics,
  money: (amount, points) => `Na koniec gry każde ${amount} daje ${points}.`,
  tokens: (cards) => `Wydaj żeton w dowolnej chwili: dobierz maksymalnie ${some.cards(cards)}, potem odrzuć tyle samo.`,
  end: {
    nz: 'Tutaj zawsze kończysz ruch. Odkryj owce, aby otrzymać dochód, dostarcz je, wybierz nowe żetony i zacznij od początku szlaku.',
    second:
      'Tutaj zawsze kończysz ruch. Wybierz nowe żetony, odkryj bydło, aby otrzymać dochód, dostarcz je i zacznij od początku szlaku.',
  },
  start: (edition) => `Stąd po wizycie w ${ends[edition]} znów wyrusza twój ${herders[edition]}.`,
  emptySpace: 'Można tu budować. Przejście przez puste miejsce nie wymaga kroku.',
  emptyHazard: 'Można tu położyć niebezpieczeństwo. Przejście przez puste miejsce nie wymaga kroku.',
  emptyOutlaw: 'Można tu położyć bandytę. Przejście przez puste miejsce nie wymaga kroku.',
  otherBuilding: 'Jego akcje wykonuje tylko właściciel; inni mogą tu wykonać akcję pomocniczą.',
  hiddenCard: 'Zna ją tylko właściciel.',
  animal: {
    nz: 'Każda rasa liczy się raz, gdy odkrywa się owce.',
    second: 'Każda rasa liczy się raz, gdy odkrywa się stado.',
  },
  action: 'Zagrywa się ją przed ruchem albo przed akcją lub po niej; potem dobiera się kartę.',
  objective: 'Zagrany musi zostać spełniony; jeśli na koniec gry jest w talii, decydujesz, czy go liczyć.',
  sea: 'Na jednym polu może stać wiele statków.',
  medium: 'Rozbudowuje się dyskiem; potem możesz oddelegować pracownika jako kapitana portu.',
  small: 'Rozbudowuje się magazynem, za koszt podany na wolnym polu magazynu.',
  large: 'Rozbudowuje się magazynem, za darmo. Otwiera ci zagraniczny punkt handlowy.',
  pair: 'Dwa magazyny; premię otrzymujesz, gdy zdejmiesz oba.',
  post: 'Przy co najmniej takiej wartości możesz przeprowadzić tu dostawę.',
  woolPost: 'Przy co najmniej takiej wartości wełny możesz przeprowadzić tu dostawę.',
  city: 'Przy co najmniej takiej wartości możesz przeprowadzić tu dostawę.',
  rail: 'Lokomotywy jadą po torach; minięte krzyżyki obniżają koszt transportu.',
  station: 'Lokomotywa, która tu staje, może ją rozbudować dyskiem.',
  master: 'Górna połowa: akcja natychmiastowa; dolna: punkty na koniec gry.',
  bonusTile: 'Nagroda natychmiast; punkty na koniec gry.',
  supply: 'Karty do zdobycia; trafiają na stos kart odrzuconych.',
  lateWorker: (points) => `daje ${points} na koniec gry`,
  turnedOver: (actions) => `po odwróceniu: ${actions}`,
  cullTokens: (n, card, gold) => `Albo wydaj ${n} żetony: usuń z gry ${acc(card)} z ręki i weź ${some.gold(gold)}.`,
};
