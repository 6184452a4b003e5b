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
  hush: 'Cisza',
  hushLong: 'Cisza do mojej następnej tury',
  lap: (n) => `Okrążenie ${n}`,
  turnsLeft: (n) => `jeszcze około ${n} ${formOf(n, { one: 'tury', few: 'tur', many: 'tur', other: 'tury' })}`,
  aim: {
    place: 'Wybierz budynek, od którego zaczniesz.',
    last: 'Twoja ostatnia tura: graj na punkty.',
    there: (place) => `W ${place}: dochód, dostawa i dysk, który coś odblokuje.`,
    more: (have, want, place) => `Dążysz do: ${want} w ${place}. Na razie twoja ręka daje ${have}.`,
    doubles: (have, want, place) =>
      `Dążysz do: ${want} w ${place}. Twoja ręka daje ${have}, bo powtórki liczą się raz.`,
    enough: (have, place) => `Twoja ręka daje ${have}: ruszaj do ${place}.`,
  },
  way: (place, n) => `${place}: ${count(n, turns)} drogi`,
  back: {
    brought: (place, money, vp) => `${place}: ${money} i ${vp} PZ.`,
    opened: (name) => `Odblokowano: ${name}.`,
    next: (want, total) => `Następne okrążenie: ${want} zamiast dzisiejszych ${total}?`,
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
      (discarded > 0 ? 'Zbędna karta leży już na stosie kart odrzuconych' : 'Masz już swoje pierwsze karty') +
      (disc === null ? '. ' : `, a pierwszy dysk odblokował pole „${say.name({ is: 'disc', disc })}”. `) +
      'Wybierz dowolny podświetlony budynek na początek: dalsze leżą bliżej końca szlaku.',
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
    drawnLate: 'Ta karta trafiła do ręki na koniec tury. Zagrać ją można od następnej.',
    shuffled:
      'Stos dobierania się skończył, więc karty odrzucone zostały potasowane i go zastąpiły. Od teraz pojawią się karty, które kupujesz.',
    certificateLimit: ({ most }) =>
      `Certyfikaty doszły do limitu ${most}: kolejne by przepadły. Wydaj je przy następnej dostawie.`,
    rowFull: ({ most }) => `Ten rząd jest pełny: mieści ${most}. Pracowników innych rodzajów nadal można zatrudniać.`,
    hazardAhead: ({ fee }, say) =>
      `Przed tobą niebezpieczeństwo: wejście kosztuje ${say.money(fee)} i nic nie daje. Idź inną drogą albo usuń je i zachowaj jego punkty.`,
    doubles:
      'Masz w ręce dwa zwierzęta jednej rasy, a na końcu szlaku liczy się tylko jedno. Poszukaj budynku, który płaci za odrzucenie takiej karty.',
    allDifferent: ({ types, value }) =>
      `Twoje zwierzęta (${types}) są różnych ras, więc liczy się każde. Razem dają ${value}: tak trzymaj.`,
    tokens: (facts) =>
      `Żetonu wymiany możesz użyć w każdej chwili, nawet gdy decyduje ktoś inny: dobierz do ${count(facts.cards, { ...cards, one: 'karty', few: 'kart' })}, potem tyle samo odrzuć. Pomaga pozbyć się powtórek.`,
    discardPile:
      'Karty odrzucone i zdobyte leżą na twoim stosie kart odrzuconych: możesz go przeglądać, kiedy chcesz. Do stosu dobierania nikt nie zagląda.',
  },
  nz: {
    feesEnd:
      'Wybierz jedno: lepszy żeton kroków albo żeton opłat z przekreślonymi dłońmi. Z tym drugim już nigdy nie płacisz opłat.',
    reveal:
      'Jeśli chcesz użyć żetonu wymiany, zrób to przed pierwszą owcą. Potem nic innego nie może się zdarzyć, aż karty zostaną odrzucone.',
    noWhiteDisc:
      'Nie masz już dysków z białymi narożnikami, więc te z ciemnymi mogą iść wszędzie. Gdy żadnego nie da się położyć, jeden wraca ze średniego portu.',
    transport: ({ cost }, say) =>
      `Ten punkt handlowy ma koszt transportu ${say.money(cost)}. Musi ci wystarczyć na niego i na pole pod dyskiem razem.`,
    negative: ({ vp }) =>
      `Ten punkt handlowy płaci od razu, ale każdy dysk kosztuje tu na koniec ${vp} PZ. Wybierz go tylko wtedy, gdy nic lepszego nie jest w zasięgu.`,
    emptyBag: 'Woreczek się skończył i jego pole pozostaje puste. Bierzesz to, co zostało, albo nic.',
    replaceHere:
      'Możesz zastąpić budynek, na którym stoisz. Jeśli żadna jego akcja nie została wykonana, akcje nowego są dla ciebie otwarte.',
    harbour:
      'Twój statek stoi w porcie: jeden ruch wystarczy, by go rozbudować, nawet bez płynięcia. To kończy akcję, a reszta ruchu przepada.',
    gate: ({ reached }) =>
      `Twój dysk na torze pioniera doszedł do ${reached} i otworzył oznaczoną działkę. Od teraz możesz tam budować.`,
    gold: ({ most, price }) =>
      `W swojej turze za złoto kupisz karty bonusowe: najtańsza kosztuje ${price}. Możesz mieć go najwyżej ${most}, nadmiar przepada.`,
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
    noWhiteDisc:
      'Nie masz już dysków z białymi narożnikami, więc te z ciemnymi mogą iść wszędzie. Gdy żadnego nie da się położyć, jeden wraca ze stacji.',
    transport: ({ cost }, say) =>
      `Każdy krzyżyk między lokomotywą a miastem to koszt transportu, tutaj ${say.money(cost)}. Im dalej lokomotywa, tym mniej płacisz.`,
    negative: ({ vp }) =>
      `To miasto płaci od razu, ale każdy dysk kosztuje tu na koniec ${vp} PZ. Wybierz je tylko wtedy, gdy nic lepszego nie jest w zasięgu.`,
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
