import { pluralIn } from '@drover/words';
import type { CoachLabels, Texts } from '../texts.ts';

const { plural: count, formOf } = pluralIn('pl');
const cards = { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' };
const turns = { one: 'tura', few: 'tury', many: 'tur', other: 'tury' };
const stepsOf = { one: 'kroku', few: 'kroków', many: 'kroków', other: 'kroku' };

const labels: CoachLabels = {
  coach: 'Trener',
  gotIt: 'Jasne',
  where: 'Pokaż',
  ask: 'Co teraz?',
  hush: 'Cisza w tej turze',
  hushLong: 'Cisza w tej turze, aż do mojej następnej',
  lap: (n) => `Okrążenie ${n}`,
  left: (n) => (n === 1 ? 'chyba ostatnie okrążenie' : `jeszcze około ${n} okrążeń`),
  aim: {
    place: 'Wybierz budynek, od którego zaczniesz.',
    last: 'Twoja ostatnia tura: graj na punkty.',
    fresh: 'Wizyta zakończona: na koniec tury dobierzesz nowe karty i zacznie się następne okrążenie.',
    there: (place) => `W ${place}: dochód, dostawa i dysk, który coś odblokuje.`,
    makes: (value, certified) => `Twoja ręka${certified ? ' z certyfikatami' : ''} daje ${value}`,
    short: (makes) => `${makes}, na razie to mało.`,
    reached: (makes, place) => `${makes}, to wystarczy na: ${place}.`,
    next: (place) => `Następne wolne miejsce: ${place}.`,
    top: 'Nic otwartego nie wymaga więcej.',
    doubles: 'Powtórki liczą się raz.',
  },
  way: (place, n) => `${place}: ${count(n, turns)} drogi`,
  back: {
    brought: (place, received, paid) => `${place}: dostajesz ${received}${paid === null ? '' : `, płacisz ${paid}`}.`,
    points: (vp) => `Punkty za to miejsce i sąsiednie: ${vp} PZ.`,
    opened: (name) => `Pole „${name}” jest od teraz odblokowane.`,
    next: (want, total) => `Dziś było ${total}. Czy następnym razem uda się ${want}?`,
    top: 'Nic otwartego nie wymaga więcej: dostarczaj tak często, jak się da.',
  },
  account: {
    title: 'Skąd wzięły się twoje punkty',
    sources: (list) => `Najwięcej dały: ${list}.`,
    ahead: (category, vp) => `Tu było więcej niż u rywala: ${category}, o ${vp} PZ.`,
    behind: (category, vp) => `Tu było mniej niż u rywala: ${category}, o ${vp} PZ.`,
    first: 'To była twoja pierwsza gra. Odtąd odzywam się tylko przy nowościach: zmienisz to w menu.',
  },
  firstGame: {
    title: 'Twoja pierwsza gra',
    about: 'Cała gra z łatwym przeciwnikiem i trenerem u boku.',
    finished: 'Zagrana',
  },
};

export const texts: Texts = {
  labels,
  trail: {
    opening: ({ discarded, disc }, say) =>
      'Cześć, jestem twoim trenerem: wybierz na początek jeden z podświetlonych budynków, dalsze leżą bliżej końca szlaku. ' +
      'Otwarcie jest już za tobą' +
      (discarded > 0 ? ': mniej potrzebna karta leży na stosie kart odrzuconych' : '') +
      (disc === null ? '.' : `, a pierwszy dysk odblokował pole „${say.name({ is: 'disc', disc })}”.`),
    feesInOrder: ({ paid }, say) =>
      `Kilka opłat w jednym ruchu, razem ${say.money(paid)}: płacisz w kolejności wchodzenia na żetony. Gdy zabraknie pieniędzy, reszta przepada.`,
    feePaid: ({ paid }, say) =>
      `Zapłacono ${say.money(paid)}: dłoń na żetonie oznacza opłatę od każdego, kto tam wchodzi, nawet przechodząc. Poszukaj innej drogi albo wlicz opłatę w plan.`,
    feeReceived: ({ received }, say) =>
      `${say.money(received)} dla ciebie: ktoś wszedł na twój budynek z dłonią. Stawiaj takie tam, gdzie inni muszą przejść.`,
    lastTurn: 'Nadszedł koniec gry i to jest twoja ostatnia tura. Wszystko, co teraz robisz, rób dla punktów.',
    bareGround: 'Żeton pod tobą zniknął i stoisz na pustej drodze. Następny ruch po prostu zaczniesz stąd.',
    othersBuilding:
      'Ten budynek należy do kogoś innego, więc jego akcje nie są dla ciebie. Możesz wykonać jedną pojedynczą akcję pomocniczą ze swojej planszy.',
    moveOn: (facts) =>
      `Stąd możesz ruszyć dalej, do ${facts.steps} ${formOf(facts.steps, stepsOf)}, i skorzystać też z miejsca, do którego dojdziesz. Najpierw wykonaj inne akcje: po odejściu przepadają.`,
    auxiliaryInstead:
      'Albo wykonujesz akcje tego budynku, albo rezygnujesz ze wszystkich na rzecz jednej akcji pomocniczej ze swojej planszy. Zwykle budynek jest więcej wart.',
    reward:
      'Nie musisz tego brać: z nagrody można zrezygnować, w całości lub w części. Tylko pieniędzy i tego, co daje dostawa, odmówić nie można.',
    darkCorners:
      'Dyski z ciemnymi narożnikami zakrywają mocniejsze pola. Trafiają tylko tam, gdzie narożniki też są ciemne, a to wymaga lepszej ręki.',
    objectiveInHand: ({ vp, penalty }) =>
      `Cel: zagrany w twojej turze daje od razu akcję, a na koniec ${vp} PZ, jeśli go spełnisz. Jeśli nie, kosztuje ${penalty} PZ.`,
    drawnLate: ({ card }, say) =>
      `Dobrane na koniec tury: ${say.name({ is: 'card', card })}. Tak późną kartę można zagrać dopiero od następnej tury.`,
    shuffled:
      'Stos dobierania się skończył, więc karty odrzucone zostały potasowane i go zastąpiły. Od teraz pojawią się karty, które kupujesz.',
    certificateLimit: ({ have, most }) =>
      `Certyfikaty: masz ${have}, a zmieści się najwyżej ${most}. Nadmiar przepada, więc wydaj trochę przy następnej dostawie.`,
    rowFull: ({ most }) => `Ten rząd jest pełny: mieści ${most}. Pracowników innych rodzajów nadal można zatrudniać.`,
    hazardAhead: ({ fee, least }, say) =>
      `Przed tobą niebezpieczeństwo: wejście kosztuje ${say.money(fee)} i nic nie daje. ` +
      (least === 0 ? 'Inna droga nic nie kosztuje' : `Inna droga kosztuje tylko ${say.money(least)}`) +
      ', a kiedyś możesz je usunąć i zachować jego punkty.',
    doubles: ({ animal }) =>
      `Masz w ręce dwie ${animal === 'sheep' ? 'owce' : 'sztuki bydła'} jednej rasy, a na końcu szlaku liczy się tylko jedna. Poszukaj budynku, który płaci za odrzucenie drugiej.`,
    allDifferent: ({ animal, types, value, total }) =>
      `Twoje ${animal === 'sheep' ? 'owce' : 'sztuki bydła'} (${types}) są różnych ras, więc liczy się każda. Razem dają ${value}` +
      (total > value ? `, z certyfikatami ${total}` : '') +
      ': tak trzymaj.',
    tokens: (facts) =>
      `Żetonu wymiany możesz użyć w każdej chwili, nawet w cudzej turze: dobierz do ${count(facts.cards, { ...cards, one: 'karty', few: 'kart' })}, potem tyle samo odrzuć. Pomaga pozbyć się powtórek.`,
    discardPile:
      'Karty odrzucone i zdobyte leżą na twoim stosie kart odrzuconych: możesz go przeglądać, kiedy chcesz. Do stosu dobierania nikt nie zagląda.',
  },
  nz: {
    howItEnds: ({ left, vp }) =>
      `Gra kończy się, gdy rynek bonusów jest pełny: każda wizyta w Wellington dokłada jeden żeton, a brakuje ich jeszcze ${left}. Kto go zapełni, bierze żeton rynku za ${vp} PZ, a pozostali mają jeszcze po jednej turze.`,
    firstDisc:
      'Dysk zdjęty z planszy odblokowuje pole pod sobą do końca gry. Dobry na początek jest stały certyfikat, bo liczy się przy każdej dostawie; a jeśli nie on, to akcja, którą wykonasz w każdym okrążeniu.',
    onceEach: ({ first, last }, say) =>
      `Do każdego punktu handlowego możesz dostarczyć tylko raz, więc w każdym okrążeniu potrzebny jest nowy. Dowolnie wiele razy przyjmują tylko te dwa: ${say.name({ is: 'post', post: first })} i ${say.name({ is: 'post', post: last })}.`,
    feesEnd:
      'Wybierz jedno: lepszy żeton kroków albo żeton opłaty z przekreślonymi dłońmi. Z tym drugim już nigdy nie płacisz opłat.',
    reveal:
      'Jeśli chcesz użyć żetonu wymiany, zrób to, zanim odkryjesz pierwszą owcę. Potem nic innego nie może się zdarzyć, aż karty zostaną odrzucone.',
    noWhiteDisc:
      'Nie masz już dysków z białymi narożnikami, więc te z ciemnymi mogą iść wszędzie. Gdy żadnego nie da się położyć, jeden wraca ze średniego portu.',
    transport: ({ cost, post }, say) =>
      `Transport kosztuje tu ${say.money(cost)} (${say.name({ is: 'post', post })}). Musi ci wystarczyć pieniędzy i na niego, i na pole pod dyskiem.`,
    negative: ({ vp, post }, say) =>
      `Uwaga, ${say.name({ is: 'post', post })}: płaci od razu, ale każdy dysk kosztuje tam na koniec ${vp} PZ. Wybierz go tylko wtedy, gdy nic lepszego nie jest w zasięgu.`,
    emptyBag: 'Woreczek się skończył i jego pole pozostaje puste. Bierzesz to, co zostało, albo nic.',
    replaceHere:
      'Możesz zastąpić budynek, na którym stoisz. Jeśli żadna jego akcja nie została wykonana, akcje nowego są dla ciebie otwarte.',
    harbour:
      'Twój statek stoi w porcie: jeden ruch wystarczy, by go rozbudować, nawet bez płynięcia. To kończy akcję, a reszta ruchu przepada.',
    gate: ({ reached }) =>
      `Twój dysk na torze pioniera doszedł do ${reached} i otworzył oznaczoną działkę. Od teraz możesz tam budować.`,
    gold: ({ most, price }) =>
      `W swojej turze za złoto kupisz karty bonusu: najtańsza kosztuje ${price}. Możesz mieć go najwyżej ${most}, nadmiar przepada.`,
    flipped:
      'Te budynki neutralne zostały odwrócone: od teraz mają inne akcje. Obejrzyj je, zanim zaplanujesz następne okrążenie.',
    tokenNear: ({ arrow }) =>
      'Następny żeton przesunie żeton rynku wzdłuż strzałki. ' +
      (arrow === 'yellow'
        ? 'Wtedy targ owiec zostanie uzupełniony.'
        : arrow === 'turquoise'
          ? 'Wtedy część budynków neutralnych zostanie odwrócona.'
          : 'Wtedy gra się kończy, a pozostali mają jeszcze po jednej turze.'),
    emptySupply: 'Jeden stos kart się skończył. Co miało dać taką kartę, działa nadal, tylko bez karty.',
    plenty: ({ each }, say) =>
      `Pieniędzy i żetonów wymiany nigdy nie zabraknie i możesz mieć ich dowolnie dużo. Ale ${say.money(each)} to na koniec tylko 1 PZ, więc wydawaj.`,
  },
  second: {
    howItEnds: ({ left, vp }) =>
      `Gra kończy się, gdy rynek pracy jest pełny: trafiają tam pracownicy wybrani w Kansas City, a brakuje ich jeszcze ${left}. Kto go zapełni, bierze żeton rynku za ${vp} PZ, a pozostali mają jeszcze po jednej turze.`,
    firstDisc:
      'Dysk zdjęty z planszy odblokowuje pole pod sobą do końca gry. Dobra na początek jest akcja pomocnicza z certyfikatem, bo liczy się on przy dostawie; ta z lokomotywą obniża koszt transportu.',
    onceEach: ({ first, last }, say) =>
      `Do każdego miasta możesz dostarczyć tylko raz, więc w każdym okrążeniu potrzebne jest nowe. Dowolnie wiele razy przyjmują tylko te dwa: ${say.name({ is: 'city', city: first })} i ${say.name({ is: 'city', city: last })}.`,
    noWhiteDisc:
      'Nie masz już dysków z białymi narożnikami, więc te z ciemnymi mogą iść wszędzie. Gdy żadnego nie da się położyć, jeden wraca ze stacji.',
    transport: ({ cost, city }, say) =>
      `Transport kosztuje tu ${say.money(cost)} (${say.name({ is: 'city', city })}), za krzyżyki, których lokomotywa jeszcze nie minęła: im dalej dojedzie, tym mniej płacisz.`,
    negative: ({ vp, city }, say) =>
      `Uwaga, ${say.name({ is: 'city', city })}: to miasto płaci od razu, ale każdy dysk kosztuje tam na koniec ${vp} PZ. Wybierz je tylko wtedy, gdy nic lepszego nie jest w zasięgu.`,
    emptyBag: 'Woreczek się skończył i jego pole pozostaje puste. Bierzesz to, co zostało, albo nic.',
    replaceHere:
      'Możesz zastąpić budynek, na którym stoisz. To jednak zamyka akcje lokalne, a akcje nowego pozostają w tej turze zamknięte.',
    borrow:
      'Ten budynek pożycza: wybierz budynek tuż przed nim lub za nim i wykonaj jego akcje, każdą raz. Czyjkolwiek jest, nie płacisz opłaty.',
    intoHand: 'Cel zdobyty tutaj trafia do ręki, nie na stos kart odrzuconych. Możesz go zagrać jeszcze w tej turze.',
    specialDelivery:
      'Tutaj dostarcza lokomotywa: cofnij ją, a liczba pól to tyle, ile może wymagać miasto. Nie ma dochodu ani transportu.',
    stationBehind:
      'Tutaj możesz rozbudować stację za swoją lokomotywą, nie ruszając jej. Koszt i narożniki liczą się jak zawsze.',
    lastSpace:
      'Ostatnie pole linii kolejowej też jest stacją. Potem lokomotywa cofa się na dowolne wolne pole, a ty dostajesz pieniądze.',
    station: ({ cost, vp }, say) =>
      `Lokomotywa stoi przy stacji: za ${say.money(cost)} możesz położyć tam dysk wart ${vp} PZ. Jeśli jest tam jeszcze zawiadowca, możesz oddelegować pracownika.`,
    outlawAhead: ({ fee }, say) =>
      `Przed tobą bandyta: wejście na jego pole kosztuje ${say.money(fee)}. Odbierz nagrodę za bandytę, a to tobie zapłacą.`,
    tokenNear: ({ arrow }) =>
      'Następny pracownik przesunie żeton rynku wzdłuż strzałki. ' +
      (arrow === 'yellow'
        ? 'Wtedy targ bydła zostanie uzupełniony.'
        : 'Wtedy gra się kończy, a pozostali mają jeszcze po jednej turze.'),
  },
};
