import type { MinutesOf } from './minutes.ts';

const shared = {
  title: 'Gra w trzy minuty',
  breeds: 'Po co różne rasy',
  fee: {
    title: 'Ile kosztuje dłoń',
    text: 'Dłoń na żetonie to opłata. Płaci, kto tam wchodzi: do banku za niebezpieczeństwo, właścicielowi za budynek. Buduj więc tam, gdzie inni muszą przejść.',
  },
  onward: { learn: 'Naucz się, grając', glossary: 'Sprawdź pojęcie albo ikonę' },
};

export const minutes: MinutesOf = {
  nz: {
    ...shared,
    aim: 'Prowadzisz owce do Wellington, raz za razem, za każdym razem trochę lepiej. Na koniec wygrywa, kto ma najwięcej punktów.',
    turn: {
      title: 'Twoja tura',
      text: 'Zrób kilka kroków, skorzystaj z budynku, przy którym staniesz, i dobierz karty. Pracownicy wzmacniają akcje: pasterki kupują owce, rękodzielnicy budują, marynarze żeglują, postrzygacze strzygą.',
    },
    lap: {
      title: 'Jedno okrążenie',
      stations: [
        'Lepsza trzoda…',
        '…to lepsza dostawa w Wellington.',
        'Daje pieniądze i zabiera dysk z planszy.',
        'To, co dysk zakrywał, jest teraz twoje.',
        'Następne okrążenie jest więc jeszcze lepsze.',
      ],
    },
    town: {
      title: 'W Wellington',
      steps: [
        'Odkryj rękę. Każda rasa liczy się raz; dodaj certyfikaty.',
        'Dochód: zyskujesz 1 funta za każdy punkt tej sumy.',
        'Dostawa: dysk trafia do punktu handlowego, którego sięga twoja suma. Zapłać koszt transportu.',
        'Rozwój, dwa razy: wybierz żeton. Wprowadza do gry pracownika, niebezpieczeństwo albo żeton bonusu.',
        'W następnej turze twój owczarz rusza znowu od początku.',
      ],
    },
    disc: {
      title: 'Co odblokowuje dysk',
      text: 'Krok więcej, kartę więcej w ręce, akcję pomocniczą, certyfikaty lub wełnę, które liczą się zawsze. Wybierz to, co najbardziej pomoże w następnych okrążeniach.',
    },
    breeds: {
      title: shared.breeds,
      text: 'Cztery owce czterech ras liczą się wszystkie, dwie jednej rasy tylko raz. Po drodze zamień powtórki na pieniądze i dobierz coś lepszego.',
    },
    points: {
      title: 'Trzy źródła punktów',
      sources: [
        'Dostawy i porty: im dalej, tym więcej.',
        'To, co kupujesz, budujesz i usuwasz: dobre owce, budynki, żetony bonusu, niebezpieczeństwa.',
        'Cele, które bierzesz. Spełnione dają punkty, niespełnione zabierają.',
      ],
    },
    end: {
      title: 'Jak się kończy',
      text: 'Żetony bonusu spychają znacznik w dół ich rynku. Gdy opuści ostatni rząd, ten, kto to sprawił, już skończył, każdy inny ma jeszcze jedną turę i liczycie punkty.',
    },
  },
  second: {
    ...shared,
    aim: 'Prowadzisz bydło do Kansas City, raz za razem, za każdym razem trochę lepiej. Na koniec wygrywa, kto ma najwięcej punktów.',
    turn: {
      title: 'Twoja tura',
      text: 'Zrób kilka kroków, skorzystaj z budynku, przy którym staniesz, i dobierz karty. Pracownicy wzmacniają akcje: kowboje kupują bydło, budowniczowie budują, inżynierowie przesuwają lokomotywę.',
    },
    lap: {
      title: 'Jedno okrążenie',
      stations: [
        'Lepsze stado…',
        '…to lepsza dostawa z Kansas City.',
        'Daje pieniądze i zabiera dysk z planszy.',
        'To, co dysk zakrywał, jest teraz twoje.',
        'Następne okrążenie jest więc jeszcze lepsze.',
      ],
    },
    town: {
      title: 'W Kansas City',
      steps: [
        'Rozwój, trzy razy: wybierz żeton. Wprowadza do gry pracownika, niebezpieczeństwo albo bandytę.',
        'Odkryj rękę. Każda rasa liczy się raz; dodaj certyfikaty.',
        'Dochód: zyskujesz 1 dolara za każdy punkt tej sumy.',
        'Dostawa: dysk trafia do miasta, którego sięga twoja suma. Im dalej zajechała lokomotywa, tym tańszy transport.',
        'W następnej turze twój ranczer rusza znowu od początku.',
      ],
    },
    disc: {
      title: 'Co odblokowuje dysk',
      text: 'Krok więcej, kartę więcej w ręce, akcję pomocniczą, miejsce na certyfikaty. Wybierz to, co najbardziej pomoże w następnych okrążeniach.',
    },
    breeds: {
      title: shared.breeds,
      text: 'Cztery krowy czterech ras liczą się wszystkie, dwie jednej rasy tylko raz. Po drodze zamień powtórki na pieniądze i dobierz coś lepszego.',
    },
    points: {
      title: 'Trzy źródła punktów',
      sources: [
        'Dostawy i stacje: im dalej, tym więcej.',
        'To, co kupujesz, budujesz i usuwasz: dobre bydło, budynki, niebezpieczeństwa.',
        'Cele, które bierzesz. Spełnione dają punkty, niespełnione zabierają.',
      ],
    },
    end: {
      title: 'Jak się kończy',
      text: 'Pracownicy spychają znacznik w dół rynku pracy. Gdy opuści ostatni rząd, ten, kto to sprawił, kończy turę, każdy inny ma jeszcze jedną i liczycie punkty.',
    },
  },
};
