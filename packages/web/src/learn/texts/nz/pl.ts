import type { NzTexts } from '../../nz/course.ts';

export const texts: NzTexts = {
  goal: {
    title: 'O co tu chodzi',
    about: 'Jedno okrążenie w jednym zdaniu i skąd biorą się punkty.',
    steps: {
      story: {
        say: 'Raz za razem pędzisz owce szlakiem do Wellington. Każda wizyta daje pieniądze i odblokowuje coś na twojej planszy, więc następna jest lepsza.',
      },
      most: {
        say: 'Gra trwa pięć lub sześć okrążeń, a potem wygrywa ten, kto ma najwięcej punktów; na przyciskach nazywają się PZ. Oto twoje pod koniec gry: punkty handlowe, owce, budynki i pieniądze.',
      },
      neighbours: {
        say: 'Punkt handlowy daje własne punkty, a strzałka między dwoma sąsiednimi też punktuje, gdy w obu masz dysk. Masz 6, 9 i 12: który punkt handlowy dołoży więcej?',
        options: { near: 'Punkt 15: 5 punktów, strzałka od 12: 5', far: 'Punkt 18: 6 punktów, strzałka od 15: 4' },
        answers: {
          near: 'Tak: 5 za punkt handlowy i 5 za strzałkę, bo w 12 już masz dysk.',
          far: 'Tylko 6: w 15 nie masz dysku, więc ta strzałka się nie liczy. Sąsiednie są warte więcej.',
        },
      },
      sheep: {
        say: 'Punkty karty są na czerwonej tarczy. Spójrz na owce w ręce, te początkowe: skąd wzięło się dziewięć punktów za karty?',
        options: { better: 'Z kupionych owiec', first: 'Z tych owiec' },
        answers: {
          better: 'Tak: kupiona Suffolk to 7 punktów, a w Wellington też zarabia więcej.',
          first: 'Spójrz jeszcze raz: na żadnej nie ma tarczy. Punkty mają lepsze owce, które się kupuje.',
        },
      },
      money: {
        say: 'Na końcu każde 5 £ to jeden punkt. Masz 10 £, a budynek H sprzedaje za 5 £ żeton z 4 punktami: co robisz?',
        options: { spend: 'Kupuję żeton', keep: 'Zatrzymuję pieniądze' },
        answers: {
          spend: 'Tak: zachowane 5 £ to 1 punkt, a wydane tutaj 5 £ to 4. Pieniądze są po to, żeby je dobrze wydać.',
          keep: 'Te 5 £ dałoby na końcu 1 punkt. Żeton daje 4.',
        },
      },
    },
    task: {
      say: 'Budynek H sprzedaje żetony, a na niektórych są punkty. Weź ten, który ma ich najwięcej.',
      done: 'Cztery punkty za 5 £. Punkty handlowe, owce, budynki, żetony: już wiesz, czego szukać.',
      miss: 'Ten żeton się przydaje, ale ma mniej punktów. Spójrz na liczby na żetonach.',
    },
  },
  trail: {
    title: 'Szlak',
    about: 'Rusz naprzód, zatrzymaj się, skorzystaj z miejsca.',
    steps: {
      move: {
        say: 'Tura zaczyna się od ruchu: naprzód szlakiem, jeden krok za każde miejsce, na które wchodzisz. Zrób jeden krok, do budynku C.',
        why: 'Puste pola nie kosztują kroków, więc mijasz je za darmo. Potem zdecydujesz, jak daleko idziesz: najwyżej trzy kroki.',
        wrong: {
          far: 'Możesz: wolno ci zrobić do trzech kroków. Ale miniesz C i to, co oferuje.',
          fee: 'Możesz tak pójść. Ale dłoń na budynku przeciwnika kosztuje 2 £, a jego akcje nie są dla ciebie.',
          hazard: 'Możesz stanąć na powodzi. Kosztuje opłatę i nic nie daje.',
        },
      },
      use: {
        say: 'C nie należy do nikogo, więc możesz wykonać to, co pokazuje. Weź złoto.',
        why: 'Jedno złoto za postój. Każdą akcję budynku wykonujesz raz, w dowolnej kolejności.',
        wrong: {
          auxiliary:
            'Możesz zamiast tego wykonać akcję pomocniczą, czyli małą akcję swojej planszy. Stracisz przez to wszystkie akcje budynku.',
          end: 'Możesz i zostawić tu złoto.',
          more: 'To też wolno. Najpierw złoto.',
        },
      },
      end: {
        say: 'Teraz zakończ turę. Ruszy się przeciwnik, a potem znowu ty.',
        why: 'Przeciwnik stanął na B: w jednym miejscu może stać dowolnie wielu graczy.',
        wrong: { more: 'Możesz zrobić tu jeszcze coś. Akcjom pomocniczym przyjrzymy się w innej lekcji.' },
      },
      fork: {
        say: 'Do E prowadzą trzy drogi: przez budynek przeciwnika z zieloną dłonią, przez D albo przez D i powódź. Tylko jedna jest darmowa: idź przez samo D.',
        why: 'Nic nie płacisz. Zielona dłoń kosztuje 2 £, czarna 1 £, nawet gdy tylko przechodzisz; za własne budynki nie płacisz nigdy.',
        wrong: {
          fee: 'Ta droga wiedzie przez budynek przeciwnika. Zielona dłoń kosztuje 2 £, które dostaje przeciwnik.',
          short: 'Możesz się tu zatrzymać. E jest krok dalej i wciąż w zasięgu.',
          hazard: 'Ta droga wiedzie przez powódź. Czarna dłoń kosztuje 1 £, który trafia do banku.',
          far: 'Możesz, i to bez opłaty. Ale miniesz E i to, co oferuje.',
        },
      },
    },
    task: {
      say: 'Dojdź do budynku G, nie płacąc nikomu.',
      done: 'Dwa kroki, żadnej opłaty: rzut oka na dłonie opłaca się na każdym okrążeniu.',
      miss: 'To nie to: spójrz na dłonie po drodze i na to, gdzie kończysz ruch.',
    },
  },
  hand: {
    title: 'Twoja ręka',
    about: 'Liczą się różne rasy. Z par lepiej mieć pieniądze.',
    steps: {
      double: {
        say: 'W Wellington każda rasa liczy się raz. Masz dwie Shropshire, więc jedna nic tam nie da.',
      },
      pair: {
        say: 'Budynek A płaci 2 £ za dwie owce jednej rasy. Zamień parę na pieniądze.',
        why: '2 £ i miejsce w ręce. Te dwie nie przepadły: leżą na stosie kart odrzuconych i jeszcze wrócą.',
        wrong: {
          auxiliary: 'Możesz, dla małego zysku. Stracisz akcje tego budynku, a para zostanie.',
          end: 'Możesz, ale zaniesiesz parę aż do Wellington.',
        },
      },
      draw: {
        say: 'Zakończ turę: dobierasz z powrotem do czterech kart.',
        why: 'Masz teraz cztery rasy. Im szybciej znikają pary, tym szybciej przychodzą dobre owce.',
      },
      single: {
        say: 'Nowa sytuacja: stoisz na F, które płaci za pojedynczą Southdown, a masz dwie. Odrzuć jedną.',
        why: '3 £ za kartę, która by się nie liczyła. Większość budynków po drodze chce czegoś takiego.',
        wrong: {
          auxiliary: 'Możesz, ale przepadną akcje budynku.',
          end: 'Możesz i zostawić 3 £.',
        },
      },
    },
    task: {
      say: 'Zakończ tę turę z czterema różnymi rasami w ręce.',
      done: 'Dobrze: cztery różne rasy, więc w Wellington liczy się każda karta.',
      miss: 'W ręce wciąż jest para. Odrzuć ją albo wymień, zanim zakończysz turę.',
    },
  },
  wellington: {
    title: 'Wellington',
    about: 'Dochód, dostawa, dysk i co dalej.',
    steps: {
      arrive: {
        say: 'Jesteś o krok od końca szlaku. Wejdź do Wellington i zacznij wizytę.',
        why: 'Tu każdy się zatrzymuje. Są cztery etapy, zawsze w tej kolejności: dochód, dostawa, rozwój A, rozwój B.',
      },
      reveal: {
        say: 'Etap pierwszy, dochód: odkryj owce, jedną po drugiej. Wszystkie cztery są różne, więc każda się liczy.',
        why: 'Wartości się dodają: 1 + 2 + 2 + 2 to 7.',
        wrong: { keep: 'Możesz na tym poprzestać. Każda zatrzymana owca to mniej pieniędzy.' },
      },
      income: {
        say: 'Wszystkie są odkryte: weź dochód.',
        why: '7 £, po jednym za każdy punkt wartości. Odkryte owce trafiają na stos kart odrzuconych.',
      },
      discs: {
        say: 'Każda dostawa zdejmuje dysk z twojej planszy i odblokowuje to, co było pod nim: akcje pomocnicze, dodatkowy krok, więcej kart w ręce, certyfikaty albo wełnę. Dysk z ciemnymi narożnikami trafia tylko tam, gdzie narożniki są ciemne: który może trafić do punktu 6, z białymi?',
        options: { white: 'Akcja pomocnicza: statek (białe narożniki)', dark: 'Dodatkowy krok (ciemne narożniki)' },
        answers: {
          white:
            'Tak: białe narożniki pasują wszędzie, a często wykonywana akcja pomocnicza to dobry początek. W pierwszym punkcie z ciemnymi narożnikami wybierz dodatkowy krok albo piątą kartę.',
          dark: 'Jest mocny, ale ma ciemne narożniki. Musi poczekać na punkt z ciemnymi, na przykład 9.',
        },
      },
      deliver: {
        say: 'Etap drugi, dostawa: z 7 sięgasz punktu handlowego 6. Wybierz go, a potem dysk, który tam trafi.',
        why: 'To, co zakrywał dysk, jest twoje do końca gry. Tak rośnie twoja plansza, wizyta po wizycie.',
        wrong: {
          zero: 'Możesz: 6 £ od razu. Ale każdy dysk w punkcie 0 kosztuje na końcu 8 punktów.',
          low: 'Możesz, ale do każdego punktu dostarczasz tylko raz. Niskie zachowaj na gorszy dzień.',
        },
      },
      once: {
        say: 'Do każdego punktu handlowego dostarczasz tylko raz; tylko 0 i 21 są zawsze otwarte. Na następnym okrążeniu znowu masz 7: jaki punkt o największej wartości ci pozostał?',
        options: { three: 'Punkt 3', six: 'Punkt 6', nine: 'Punkt 9' },
        answers: {
          three: 'Tak: 6 jest dla ciebie zamknięty. Dlatego każde okrążenie powinno dać więcej niż poprzednie.',
          six: 'Leży tam już twój dysk, więc jest dla ciebie zamknięty.',
          nine: '7 na to nie wystarczy.',
        },
      },
      foresight: {
        say: 'Etapy trzeci i czwarty, rozwój: wybierasz, co trafi na planszę. Najpierw pracownik albo niebezpieczeństwo, potem jeden z dwóch żetonów bonusu.',
        why: 'Z tego, co wybierzesz, mogą korzystać wszyscy. Gra kończy się, gdy rynek bonusów jest pełny, więc każdy taki żeton przybliża koniec.',
      },
      leave: {
        say: 'Zakończ turę. Twój owczarz zaczyna znowu od początku szlaku.',
        why: 'To było okrążenie. Lepsza trzoda, więcej pieniędzy, kolejny dysk: zaczyna się następne.',
      },
    },
    task: {
      say: 'Odwiedź Wellington i dostarcz do punktu 9.',
      done: '2 + 2 + 2 + 3 to 9. Punkt 9 kosztuje 3 £ transportu, ale jest wart punkt, a strzałki do 6 i 12 dodają więcej.',
      miss: 'Trzeba do tego wartości 9. Odkryj wszystkie owce i wybierz punkt 9.',
    },
  },
  workers: {
    title: 'Pracownicy',
    about: 'Kogo zatrudnić i co dla ciebie robią.',
    steps: {
      hire: {
        say: 'Dwie pasterki kupują lepiej niż jedna. Zatrudnij pasterkę za 6 £.',
        why: 'Zajmuje następne miejsce w rzędzie, a to miejsce od razu dało ci żeton.',
        wrong: {
          dear: 'Możesz: na A wolno zatrudnić dwa razy. Ta akcja kosztuje 3 £ więcej, więc najpierw tamta.',
          others: 'Możesz, każdy kiedyś się przyda. Dziś chcesz lepszych owiec.',
          end: 'Możesz, ale z jedną pasterką dobre owce pozostaną drogie.',
        },
      },
      kinds: {
        say: 'Cztery rodzaje, cztery rzędy: pasterki kupują owce, rękodzielnicy budują, marynarze prowadzą statek, postrzygacze strzygą. Im więcej masz jednego rodzaju, tym mocniejsza akcja.',
      },
      buy: {
        say: 'Później, na F: kup Corriedale obiema pasterkami naraz, za 2 £.',
        why: 'Z jedną pasterką kosztowałaby 5 £. Wartość 3 zamiast 1 czy 2: ta owca zarabia więcej na każdym okrążeniu.',
        wrong: {
          alone: 'Możesz: wystarczy jedna pasterka. Ale kosztuje to 5 £ zamiast 2 £.',
          lincoln: 'Możesz: ma więcej wełny. W Wellington Corriedale jest warta o jeden więcej.',
          small: 'Możesz: to skromniejsza owca i daje mniej punktów.',
          restock: 'Pasterka może dołożyć karty na targ. To, czego chcesz, już tam jest.',
          done: 'Możesz odejść bez zakupu. Z 5 £ stać cię na owcę.',
        },
      },
      pile: {
        say: 'Nowa owca leży na stosie kart odrzuconych. Gdy stos dobierania się skończy, zostanie przetasowany i owca trafi do ręki.',
      },
    },
    task: {
      say: 'Masz dwie pasterki i 8 £. Kup dwie owce w jednej akcji.',
      done: 'Po jednej pasterce: 3 £ za Dorset Horn i 5 £ za Lincoln.',
      miss: 'Każda pasterka może kupić jedną owcę. Niech pracują osobno i patrz na ceny.',
    },
  },
  building: {
    title: 'Budowanie',
    about: 'Gdzie budować, żeby płacili inni.',
    steps: {
      choose: {
        say: 'Twój budynek daje akcje, z których nikt inny nie skorzysta. Masz dwóch rękodzielników: wybierz budynek 4a, z zieloną dłonią.',
        why: 'Dwóch rękodzielników, 2 £ za każdego. Teraz potrzebne jest miejsce.',
        wrong: {
          small: 'Możesz: potrzebuje tylko jednego rękodzielnika, ale jest mniej wart.',
          hand: 'Możesz, ale nie ma dłoni: nikt ci nie zapłaci.',
          leicester: 'Te 2 £ też możesz wziąć. Najpierw budowa.',
          auxiliary: 'Możesz, ale w tej turze nic nie zbudujesz.',
        },
      },
      site: {
        say: 'Inni płacą, gdy na niego wchodzą. Postaw go na A1: jedyna inna droga wiedzie przez osuwisko.',
        why: 'Blisko początku każdy przechodzi raz na okrążenie, a osuwisko nie jest tańsze.',
        wrong: {
          risk: 'Możesz: takie miejsce dodaje budynkowi akcję. Ale mało kto tędy chodzi.',
          bypass: 'Możesz. Na A1 każdy musi wybierać między twoim budynkiem a osuwiskiem.',
        },
      },
      fee: {
        say: 'Zakończ turę i zobacz, co zrobi przeciwnik.',
        why: 'Musiał przejść: 2 £ dla ciebie. Kto ma mniej, płaci tyle, ile ma.',
        wrong: { leicester: 'Możesz. Najpierw zobaczmy opłatę.' },
      },
      replace: {
        say: 'Z trzecim rękodzielnikiem postaw budynek 5a w miejscu 4a: płacisz tylko różnicę.',
        why: '2 £ zamiast 6 £ i 4 punkty zamiast 3. Do dużych budynków dochodzi się stopniowo.',
        wrong: {
          small: 'Możesz, ale większy jest wart więcej, a potrzeba tylko jednego rękodzielnika.',
          end: 'Możesz, ale masz ludzi i pieniądze na więcej.',
          big: 'Możesz. W tej lekcji chodzi jednak o budynek 5a w miejscu 4a.',
          auxiliary: 'Możesz, ale w tej turze nic nie zbudujesz.',
        },
      },
    },
    task: {
      say: 'Na niektórych działkach widać złoto. Zbuduj tak, żeby je dostać.',
      done: 'Złoto za dobre miejsce. Działki oznaczone 2, 4 lub 7 otworzą się, gdy zajdziesz dalej na torze pioniera.',
      miss: 'Na tej działce nie było złota. Poszukaj go na planszy.',
    },
  },
  wool: {
    title: 'Wełna',
    about: 'Strzyż po drodze. Zostawić czy dostarczyć?',
    steps: {
      numbers: {
        say: 'Każda owca ma drugą liczbę: wełnę. Merino daje 3, Shropshire tylko 1.',
      },
      shear: {
        say: 'Masz dwóch postrzygaczy, więc możesz ostrzyc dwie owce. Wybierz te z największą ilością wełny.',
        why: '3 + 2 to 5. Tu też liczą się tylko różne rasy.',
        wrong: {
          low: 'Możesz, ale masz owce z większą ilością wełny.',
          redraw: 'Możesz: postrzygacz może też zamienić kartę na nową. Dziś obaj mają co strzyc.',
          early: 'Możesz na tym skończyć. Drugi postrzygacz czeka na pracę.',
          auxiliary: 'Możesz. Najpierw strzyżenie: po to jest ten budynek.',
          end: 'Możesz i zostawić wełnę na owcach.',
        },
      },
      paid: {
        say: 'Dokończ strzyżenie.',
        why: '5 £ w środku szlaku. A to jeszcze nie wszystko.',
      },
      deliver: {
        say: '5 wystarcza na punkt handlu wełną 5. Dostarcz i wybierz dysk.',
        why: 'Dysk opuścił planszę bez wizyty w Wellington: zysk całego okrążenia po drodze.',
        wrong: { keep: 'Możesz zatrzymać dyski. Ale każdy, który opuści planszę, daje ci siłę.' },
      },
      draw: {
        say: 'Ostrzyżone owce zostały odrzucone. Zakończ turę i dobierz nowe.',
        why: 'Owce z wełną zarabiają tutaj, a potem robią miejsce innym przed Wellington.',
        wrong: { auxiliary: 'Możesz wykonać tu akcję pomocniczą. Teraz nie jest potrzebna.' },
      },
    },
    task: {
      say: 'Masz trzech postrzygaczy. Dostarcz do punktu handlu wełną 9.',
      done: '3 + 2 + 4 to 9, a do tego Romney: 3 punkty i dobra owca.',
      miss: 'Trzeba 9 wełny. Wybierz trzy owce według wełny.',
    },
  },
  sea: {
    title: 'Morze i odkrywanie',
    about: 'Tor pioniera, statek i porty.',
    steps: {
      path: {
        say: 'W budynku B ruszasz na torze pioniera albo bierzesz cel; ruch statku to druga, osobna akcja. Wybierz tor: przesuń się o dwa pola na torze pioniera.',
        why: 'Działki oznaczone 2 są teraz dla ciebie otwarte. Dalej czekają złoto, dłuższy krok i do 15 punktów.',
        wrong: {
          objective: 'Możesz zamiast tego wziąć cel. To inna lekcja.',
          short: 'Możesz przesunąć o jedno. Drugie jest za darmo.',
          ship: 'Obie akcje są dozwolone, w dowolnej kolejności. Najpierw tor.',
          auxiliary: 'Możesz, ale stracisz obie akcje budynku.',
        },
      },
      small: {
        say: 'Trzej marynarze to trzy ruchy statku: dwa do małego portu 1, a trzeci, żeby rozbudować go magazynem. Rozbuduj go za 1 £; droga jest wliczona.',
        why: 'Port dał kartę i punkt. Magazyny na twojej planszy stoją parami: gdy postawisz oba z pary, dostajesz bonus obok niej.',
        wrong: {
          sail: 'Możesz, ale gdy statek stanie, reszta ruchu przepada. Wybierz rozbudowę: droga jest wliczona.',
          dear: 'Możesz, ale najtańsze miejsce na magazyn kosztuje tam 1 £.',
          elsewhere: 'Możesz: to też port. Zaczynamy od małego.',
          end: 'Możesz, a marynarze będą próżnować.',
        },
      },
      large: {
        say: 'Innego dnia statek jest o jedno pole od dużego portu 1. Rozbuduj go: droga jest wliczona, a duże porty są za darmo.',
        why: 'Jego zagraniczny punkt handlowy jest otwarty dla dostawy wartej 7 w Wellington.',
        wrong: {
          sail: 'Możesz, ale gdy statek stanie, reszta ruchu przepada. Wybierz rozbudowę: droga jest wliczona.',
          one: 'Możesz: jedno pole tam zaprowadzi, ale nic nie zostanie na magazyn.',
          auxiliary: 'Możesz. Statek ma coś lepszego do roboty.',
          end: 'Możesz i zostawić port innym.',
        },
      },
      medium: {
        say: 'Średnie porty rozbudowujesz dyskiem, a jeden z pracowników może tam zostać jako kapitan portu i dać punkty. Ostatni port każdego szlaku odsyła statek na start.',
      },
    },
    task: {
      say: 'Ze startu rozbuduj mały port 1, dwa pola dalej na północnym szlaku. Budynek G przesuwa statek dwa razy.',
      done: 'Dwa pola dzięki marynarzom, potem jeszcze jeden ruch na magazyn.',
      miss: 'Najpierw dopłyń do portu i zachowaj jeden ruch na magazyn.',
    },
  },
  cards: {
    title: 'Karty',
    about: 'Pomocnicy, cele i złoto.',
    steps: {
      ferry: {
        say: 'Nie każda karta to owca. Zagraj prom: taką kartę zagrasz w dowolnej chwili swojej tury.',
        why: '2 £ i nowa karta w zamian. Owczarek daje certyfikat, wart 1 w Wellington; łowczyk czczony – pole na torze pioniera.',
        wrong: {
          forgo: 'Możesz zagrać ją tylko dla nowej karty. Weź te 2 £.',
          end: 'Możesz, ale w Wellington będzie zajmować miejsce w ręce.',
        },
      },
      take: {
        say: 'Budynek B daje cele. Weź ten, który wymaga budynku i magazynu.',
        why: 'Dwa proste zadania, 3 punkty. Czeka na stosie kart odrzuconych, aż go dobierzesz.',
        wrong: {
          blind: 'Możesz dobrać w ciemno. Lepiej wiedzieć, co się obiecuje.',
          others: 'Możesz, ale jego zadania są trudniejsze.',
          track: 'Możesz pójść na tor pioniera. Teraz weź kartę.',
        },
      },
      play: {
        say: 'Masz go w ręce, a na stole budynek i magazyn. Zagraj go.',
        why: '4 £ od razu i 3 punkty na końcu. Zagrany cel, którego nie spełnisz, zabiera punkty.',
        wrong: {
          forgo: 'Możesz zagrać go bez pieniędzy. Nie ma po co.',
          end: 'Możesz go zatrzymać. Ale w ręce nic nie daje.',
        },
      },
      gold: {
        say: 'Masz 3 złota. Kup za nie Cheviot, pod beczką.',
        why: 'Dobra owca bez jednego funta. Złoto wydasz w dowolnej chwili swojej tury.',
        wrong: {
          wheel: 'Możesz: ta karta daje pieniądze i tor pioniera. Cheviot to owca i liczy się na każdym okrążeniu.',
          end: 'Możesz zachować złoto. Mieści się najwyżej 5.',
        },
      },
      hazard: {
        say: 'Pomocników można też zdobyć: zapłać tu, na H, 5 £ i usuń osuwisko warte 4 punkty.',
        why: '4 punkty dla ciebie, owczarek do talii i nikt już tam nie płaci.',
        wrong: {
          small: 'Możesz, ale ma mniej punktów.',
          shear: 'Możesz też ostrzyc owcę. Najpierw osuwisko.',
          end: 'Możesz i zostawić punkty na szlaku.',
        },
      },
    },
    task: {
      say: 'Masz dwa cele. Zagraj ten, który spełniasz, a drugi zatrzymaj.',
      done: '3 punkty są twoje. Drugi poczeka, aż zdobędziesz to, czego wymaga.',
      miss: 'Ten wymaga rzeczy, których nie masz: −3 punkty. Spójrz na jego zadania.',
    },
  },
  auxiliary: {
    title: 'Akcje pomocnicze',
    about: 'Małe akcje twojej planszy, żetony i certyfikaty.',
    steps: {
      stop: {
        say: 'Możesz też stanąć tam, gdzie nic nie jest twoje, i wykonać akcję pomocniczą: małą akcję własnej planszy. Zatrzymaj się na budynku przeciwnika i weź 1 £.',
        why: '1 £ opłaty, 1 £ zysku: lepsze to niż nic, gdy do dobrego miejsca za daleko.',
        wrong: {
          on: 'Możesz iść dalej. Tym razem zatrzymaj się tuż za C.',
          certificate: 'Możesz zapłacić 2 £ za certyfikat. Tym razem weź pieniądze.',
          draw: 'Możesz zamienić kartę. Tym razem weź pieniądze.',
          end: 'Możesz, ale akcja pomocnicza jest za darmo.',
        },
      },
      double: {
        say: 'Certyfikat dodaje w Wellington 1 do wartości. Budynek C pozwala wykonać akcję pomocniczą podwójnie, jeśli zniknęły oba jej dyski: weź od razu dwa certyfikaty.',
        why: 'Dwa certyfikaty za 4 £. Gdy twój znacznik dochodzi na torze certyfikatów do 2, dostajesz też 1 złoto.',
        wrong: {
          single: 'Możesz wziąć jeden. Oba dyski zniknęły, więc weź dwa.',
          others: 'Możesz. Do Wellington potrzebujesz certyfikatów.',
          forgo: 'Możesz zrezygnować. Ale już zapłacono.',
          gold: 'To też wolno. Najpierw certyfikaty.',
          end: 'Możesz i nie wziąć stąd nic.',
        },
      },
      token: {
        say: 'Dwie pary, ale masz żeton wymiany, który wydasz, kiedy chcesz. Dobierz dwie karty i odrzuć po jednej z każdej pary.',
        why: 'Znowu cztery rasy w ręce. Żetony możesz wydawać nawet w turze innego gracza.',
        wrong: {
          one: 'Możesz dobrać jedną. Dwie są lepsze: pary są dwie.',
          first: 'Możesz. Najpierw żeton.',
          end: 'Możesz, z dwiema zbędnymi kartami w ręce.',
        },
      },
      spend: {
        say: 'W Wellington każdy certyfikat liczy się za 1. Odkryj obie owce i wydaj dwa certyfikaty.',
        why: '2 + 2 i dwa certyfikaty to 6: 6 £ i lepszy punkt handlowy.',
        wrong: { save: 'Możesz coś zachować. Tym razem odkryj wszystko i wydaj oba.' },
      },
    },
    task: {
      say: 'Dostarcz do punktu 9, mając trzy owce i dwa certyfikaty.',
      done: '2 + 2 + 3 i dwa certyfikaty: dokładnie 9. Taki zapas trzymaj na punkt, którego potrzebujesz.',
      miss: 'Zabrakło. Odkryj trzy owce i wydaj oba certyfikaty.',
    },
  },
  lap: {
    title: 'Plan na okrążenie',
    about: 'Plan na trzy tury i jak gra się kończy.',
    steps: {
      plan: {
        say: 'Gra się zaczyna. Spójrz na rynek pracy i targ owiec: co pasuje do pierwszego okrążenia?',
        options: { sheep: 'Pasterki i lepsze owce', ships: 'Marynarze i porty', buildings: 'Rękodzielnicy i budynki' },
        answers: {
          sheep: 'Tak: pasterki są tu tanie, a dobre owce czekają. Stół podpowiada, co robić.',
          ships: 'Jedyny marynarz kosztuje 8 £. Coś jest tańsze i lepsze.',
          buildings: 'Nie ma tu rękodzielnika. Spójrz, co jest.',
        },
      },
      hire: {
        say: 'Tura pierwsza: zatrudnij tańszą pasterkę.',
        why: 'Dobry gracz zrobiłby to samo: kto zatrudniony najwcześniej, pracuje całą grę.',
        wrong: {
          dear: 'Możesz, ale taka sama pasterka stoi za 5 £.',
          sailor: 'Możesz. Kosztuje 3 £ więcej i nie pasuje do planu.',
          end: 'Możesz, ale to na A się zatrudnia.',
        },
      },
      onward: {
        say: 'Zakończ turę. Następny postój ma dać pieniądze na targ owiec przy F.',
        why: 'Masz 7 £. Hampshire kosztuje 9 £.',
      },
      walk: {
        say: 'Do F są cztery kroki, a masz trzy. Idź do E: tam się strzyże.',
        why: 'Trzy miejsca w jednej turze. Mało postojów to szybkie okrążenie, dużo to bogate.',
        wrong: { short: 'Możesz się tu zatrzymać. Ale E płaci za wełnę, a F jest tuż za nim.' },
      },
      shear: {
        say: 'Tura druga: ostrzyż Merino.',
        why: '3 £ daje razem 10 £: wystarczy na Hampshire w następnej turze. Plan to wiedzieć, czego zażąda kolejny postój.',
        wrong: {
          low: 'Możesz, ale ma mniej wełny.',
          redraw: 'Możesz zamienić kartę. Potrzebujesz pieniędzy.',
          auxiliary: 'Możesz. Strzyżenie daje więcej.',
          end: 'Możesz, ale zabraknie ci pieniędzy na F.',
        },
      },
      end: {
        say: 'Z każdą wizytą w Wellington na ten rynek trafia żeton, a żeton rynku schodzi rząd po rzędzie. Gdy rynek jest pełny, gra się kończy: kto go zapełnił, ma już za sobą ostatnią turę, a każdy inny ma jeszcze jedną.',
      },
      last: {
        say: 'Rynek zapełni się mniej więcej za jedno okrążenie. Na co najlepiej wydać teraz pieniądze?',
        options: {
          points: 'Na budynek albo żeton z punktami',
          worker: 'Na kolejnego pracownika',
          sheep: 'Na dobrą owcę bez punktów',
        },
        answers: {
          points:
            'Tak: to, co opłaca się dopiero później, przyjdzie za późno. A kto zapełni rynek, dostaje żeton rynku, 5 punktów.',
          worker: 'Pracownik zwraca się przez wiele okrążeń, a zostało jedno. Szukaj punktów.',
          sheep: 'Trafiłaby najpierw na stos kart odrzuconych, a na dobranie brak już czasu. Szukaj punktów.',
        },
      },
    },
    task: {
      say: 'Masz 6 £. Kup w tej turze Hampshire: kosztuje 9 £.',
      done: '3 £ za Southdown, potem 9 £ za Hampshire. Czas na pierwszą grę.',
      miss: 'Który budynek sprzedaje owce i co jeszcze oferuje? Wykonaj jego akcje w dobrej kolejności.',
    },
  },
  sarah: {
    title: 'Solo: Sara',
    about: 'Jak myśli przeciwniczka w grze solo.',
    steps: {
      card: {
        say: 'Grając w pojedynkę, ścigasz się z Sarą. Nie ma pieniędzy ani ręki: co turę jedna karta mówi, jak daleko iść i co zrobić.',
      },
      turn: {
        say: 'Idź do D, zakończ turę i zobacz, co zrobi.',
        why: 'Karta kazała jej kogoś zatrudnić, za darmo. Ruszyła dalej, a miejsce, na którym stoi, nic dla niej nie znaczy.',
        wrong: {
          on: 'Możesz. Tym razem idź do D.',
          local: 'Możesz skorzystać z budynku. Tym razem po prostu zakończ turę.',
        },
      },
      specialization: {
        say: 'Niektóre jej karty zależą od specjalizacji: rodzaju pracowników, których ma najwięcej. Jak ją spowolnić?',
        options: { most: 'Zatrudniać takich pracowników u siebie', money: 'Zostawiać jej mało pieniędzy' },
        answers: {
          most: 'Tak: kogo zatrudnisz, tego ona nie zatrudni.',
          money: 'Nie ma pieniędzy i ich nie potrzebuje. Spójrz na jej pracowników.',
        },
      },
      decide: {
        say: 'Teraz jej karta buduje, tuż przed tobą. Idź do F, zakończ turę, a gdy dwa miejsca są równie blisko, zdecyduj za nią.',
        why: 'To, czego nie mówią jej zasady, rozstrzygasz ty. Opłaty za jej budynki trafiają do banku.',
        wrong: {
          on: 'Możesz. Tym razem idź do F.',
          local: 'Możesz skorzystać z budynku. Tym razem po prostu zakończ turę.',
        },
      },
      score: {
        say: 'Kiedy z nią wygrywasz?',
        options: { her: 'Gdy mam więcej punktów niż ona', target: 'Gdy osiągnę 100 punktów' },
        answers: {
          her: 'Tak: liczą się też jej dyski, pracownicy, budynki, owce i cele, tylko nie pieniądze.',
          target: 'Nie ma takiej liczby. Ona też punktuje i trzeba ją pokonać.',
        },
      },
    },
    task: {
      say: 'Idź do H i zakończ turę. Sara zbuduje: zachowaj dla siebie działkę ze złotem.',
      done: 'Złoto wciąż tam jest. Takie drobne decyzje to twoja przewaga.',
      miss: 'Zabrała złoto. H1 pokazuje złoto, H2 nie.',
    },
  },
  'from-second': {
    title: 'Jeśli znasz drugą edycję',
    about: 'Co jest tu inaczej.',
    steps: {
      order: {
        say: 'Wellington to twoje Kansas City, ale kolejność jest inna. Co tu jest pierwsze?',
        options: { income: 'Dochód', foresight: 'Rozwój' },
        answers: {
          income:
            'Tak: najpierw dochód i dostawa, potem dwa kroki rozwoju zamiast trzech. I wybierasz, które owce odkryć.',
          foresight: 'W Kansas City tak. Tutaj jest na końcu.',
        },
      },
      wool: {
        say: 'Nowość: owce mają wełnę. Ostrzyż tu dwie najlepsze.',
        why: 'Pieniądze po drodze, a ręka zmienia się szybciej.',
        wrong: {
          low: 'Możesz, ale masz owce z większą ilością wełny.',
          redraw: 'Możesz: postrzygacz może zamienić kartę. Ostrzyż obie.',
          early: 'Możesz na tym skończyć. Drugi postrzygacz czeka.',
          end: 'Możesz i przegapić nowość.',
        },
      },
      posts: {
        say: 'Wełnę dostarczasz od razu. Połóż dysk w punkcie handlu wełną 5.',
        why: 'Dyski opuszczają więc planszę także po drodze, nie tylko na końcu.',
        wrong: { keep: 'Możesz. Ale trudno o coś lepszego niż kolejny dysk.' },
      },
      deck: {
        say: 'Talia też działa inaczej. Co jej tu pomaga?',
        options: { cards: 'Nowe karty, które nie są owcami', cull: 'Usuwanie kart akcją pomocniczą' },
        answers: {
          cards: 'Tak: prom, owczarek i łowczyk czczony są zagrywane i od razu zastępowane. Złoto kupuje karty bonusu.',
          cull: 'Tej akcji nie ma. Tutaj talię poprawiają nowe karty.',
        },
      },
      sea: {
        say: 'Zamiast linii kolejowej jest morze, po którym statek pływa w każdą stronę, i tor pioniera. Nie ma bandytów ani stacji.',
      },
      end: {
        say: 'A co kończy tu grę?',
        options: { tiles: 'Rynek bonusów', jobs: 'Rynek pracy' },
        answers: {
          tiles: 'Tak. Pracownicy mają cztery stałe kolumny i są coraz tańsi ku dołowi.',
          jobs: 'W drugiej edycji tak. Tutaj ten drugi rynek.',
        },
      },
    },
    task: {
      say: 'Statek zużywa ruch na postawienie magazynu. Otwórz zagraniczny punkt handlowy: magazyn w dużym porcie dwa pola dalej.',
      done: 'Zagraniczny punkt handlowy 7 jest otwarty. Resztę znasz.',
      miss: 'Użyj trzech marynarzy: dwa pola do dużego portu, jeden ruch na magazyn.',
    },
  },
};
