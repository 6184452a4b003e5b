import type { SecondTexts } from '../../second/course.ts';

export const texts: SecondTexts = {
  goal: {
    title: 'O co tu chodzi',
    about: 'Jedno okrążenie w jednym zdaniu i skąd biorą się punkty.',
    steps: {
      story: {
        say: 'Raz za razem pędzisz bydło szlakiem do Kansas City. Każda wizyta daje pieniądze i odblokowuje coś na twojej planszy, więc następna jest lepsza.',
      },
      most: {
        say: 'Gra trwa od pięciu do siedmiu okrążeń, a potem wygrywa ten, kto ma najwięcej punktów; na przyciskach nazywają się PZ. Oto twoje pod koniec gry: miasta, bydło, budynki i pieniądze.',
      },
      neighbours: {
        say: 'Miasto daje własne punkty, a strzałka między dwoma sąsiednimi też punktuje, gdy w obu masz dysk. Masz Chicago, Toledo i Philadelphię: które miasto dołoży więcej?',
        options: { near: 'Pittsburgh: strzałki od Toledo 8 i do Philadelphii 4', far: 'New York: 9 punktów' },
        answers: {
          near: 'Tak: 8 + 4 to 12, bo w obu sąsiednich już masz dysk.',
          far: '9 to dobrze, ale bez strzałki. Pittsburgh leży między dwoma twoimi dyskami.',
        },
      },
      cattle: {
        say: 'Punkty karty są na czerwonej tarczy. Spójrz na karty w ręce, to bydło początkowe: skąd wzięło się dziewięć punktów za bydło?',
        options: { better: 'Z kupionego bydła', first: 'Z tych kart' },
        answers: {
          better: 'Tak: kupiona Hereford może być warta 7 punktów, a w Kansas City też zarabia więcej.',
          first: 'Spójrz jeszcze raz: na żadnej nie ma tarczy. Punkty ma lepsze bydło, które się kupuje.',
        },
      },
      money: {
        say: 'Na końcu każde 5 $ to jeden punkt. Masz 10 $, a budynek F usuwa za 7 $ niebezpieczeństwo warte 4 punkty: co robisz?',
        options: { spend: 'Płacę i biorę punkty', keep: 'Zatrzymuję pieniądze' },
        answers: {
          spend: 'Tak: zachowane 10 $ to 2 punkty, a wydane tutaj 7 $ to 4. Pieniądze są po to, żeby je dobrze wydać.',
          keep: 'Te 10 $ dałoby na końcu 2 punkty. Samo niebezpieczeństwo daje 4.',
        },
      },
    },
    task: {
      say: 'Budynek F usuwa ze szlaku niebezpieczeństwo, a jego punkty są twoje. Weź to, które ma ich najwięcej.',
      done: 'Cztery punkty za 7 $. Miasta, bydło, budynki, niebezpieczeństwa: już wiesz, czego szukać.',
      miss: 'To ma mniej punktów. Spójrz na liczby na żetonach.',
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
          fee: 'Możesz tak pójść. Ale dłoń na budynku przeciwnika kosztuje 2 $, a jego akcje nie są dla ciebie.',
          outlaw: 'Możesz stanąć przy bandycie. Kosztuje opłatę i nic nie daje.',
        },
      },
      use: {
        say: 'C nie należy do nikogo, więc możesz wykonać to, co pokazuje. Weź certyfikat: w Kansas City doda 1 do wartości, kiedy zechcesz.',
        why: 'Certyfikat zostaje u ciebie, aż go wydasz. Każdą akcję budynku wykonujesz raz, w dowolnej kolejności.',
        wrong: {
          auxiliary:
            'Możesz zamiast tego wykonać akcję pomocniczą, czyli małą akcję swojej planszy. Stracisz przez to wszystkie akcje budynku.',
          end: 'Możesz i zostawić tu certyfikat.',
          more: 'To też wolno. Najpierw certyfikat.',
        },
      },
      end: {
        say: 'Teraz zakończ turę. Ruszy się przeciwnik, a potem znowu ty.',
        why: 'Przeciwnik stanął na B: w jednym miejscu może stać dowolnie wielu graczy.',
        wrong: { more: 'Możesz jeszcze ruszyć lokomotywę. To inna lekcja.' },
      },
      fork: {
        say: 'Do E prowadzą trzy drogi: przez budynek przeciwnika z zieloną dłonią, przez D albo przez D i obok bandyty. Tylko jedna jest darmowa: idź przez samo D.',
        why: 'Nic nie płacisz. W grze na dwie osoby każda dłoń kosztuje 2 $, nawet gdy tylko przechodzisz; przy większej liczbie graczy jeden z kolorów jest tańszy.',
        wrong: {
          fee: 'Ta droga wiedzie przez budynek przeciwnika. Dłoń na nim kosztuje 2 $, które dostaje przeciwnik.',
          short: 'Możesz się tu zatrzymać. E jest krok dalej i wciąż w zasięgu.',
          outlaw: 'Ta droga wiedzie obok bandyty. Dłoń kosztuje 2 $, które trafiają do banku.',
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
        say: 'W Kansas City każda rasa liczy się raz. Masz dwie Criollo, więc jedna nic tam nie da.',
      },
      pair: {
        say: 'Budynek F płaci 4 $ za dwie karty jednej rasy. Zamień parę na pieniądze.',
        why: '4 $ i miejsce w ręce. Te dwie nie przepadły: leżą na stosie kart odrzuconych i jeszcze wrócą.',
        wrong: {
          auxiliary: 'Możesz, dla małego zysku. Stracisz akcje tego budynku, a para zostanie.',
          end: 'Możesz, ale zaniesiesz parę aż do Kansas City.',
        },
      },
      draw: {
        say: 'Zakończ turę: dobierasz z powrotem do czterech kart.',
        why: 'Masz teraz cztery rasy. Im szybciej znikają pary, tym szybciej przychodzą dobre karty.',
      },
      single: {
        say: 'Nowa sytuacja: stoisz na A, które płaci za pojedynczą Galloway, a masz dwie. Odrzuć jedną.',
        why: '2 $ za kartę, która by się nie liczyła. Większość budynków po drodze chce czegoś takiego.',
        wrong: {
          auxiliary: 'Możesz, ale przepadną akcje budynku.',
          end: 'Możesz i zostawić 2 $.',
        },
      },
    },
    task: {
      say: 'Zakończ tę turę z czterema różnymi rasami w ręce.',
      done: 'Dobrze: cztery różne rasy, więc w Kansas City liczy się każda karta.',
      miss: 'W ręce wciąż jest para. Odrzuć ją albo wymień, zanim zakończysz turę.',
    },
  },
  'kansas-city': {
    title: 'Kansas City',
    about: 'Rozwój, dochód i dysk dla miasta.',
    steps: {
      arrive: {
        say: 'Jesteś o krok od końca szlaku. Wejdź do Kansas City i zacznij wizytę.',
        why: 'Tu każdy się zatrzymuje. Jest pięć etapów, zawsze w tej kolejności: trzy razy rozwój, potem dochód, potem dostawa.',
      },
      foresight: {
        say: 'Rozwój: wybierasz, co trafi na planszę. Trzy razy weź jeden z dwóch żetonów.',
        why: 'To, co wybierzesz, przyda się wszystkim albo wszystkim stanie na drodze. Gra kończy się, gdy rynek pracy jest pełny, więc każdy pracownik przybliża koniec.',
      },
      income: {
        say: 'Etap czwarty, dochód: masz w ręce cztery różne rasy, więc liczy się każda. Weź dochód.',
        why: '1 + 2 + 2 + 2 to 7: 7 $. Cała ręka trafia na stos kart odrzuconych.',
      },
      discs: {
        say: 'Każda dostawa zdejmuje dysk z twojej planszy i odblokowuje to, co było pod nim: akcje pomocnicze, dodatkowe kroki, więcej kart w ręce albo więcej certyfikatów. Dysk z ciemnymi narożnikami trafia tylko do miasta z ciemnymi: który może trafić do Bloomington, z białymi?',
        options: {
          white: 'Akcja pomocnicza: lokomotywa (białe narożniki)',
          dark: 'Dodatkowa karta w ręce (ciemne narożniki)',
        },
        answers: {
          white:
            'Tak: białe narożniki pasują wszędzie, a często wykonywana akcja pomocnicza to dobry początek. W pierwszym mieście z ciemnymi narożnikami wybierz dodatkowy krok albo dodatkową kartę w ręce.',
          dark: 'Jest mocny, ale ma ciemne narożniki. Musi poczekać na miasto z ciemnymi, na przykład Chicago.',
        },
      },
      deliver: {
        say: 'Etap piąty, dostawa: 7 wystarcza na Bloomington, miasto za 6. Wybierz je, a potem dysk, który tam trafi.',
        why: 'To, co zakrywał dysk, jest twoje do końca gry. Transport kosztował 2 $, bo lokomotywa nie zajechała jeszcze tak daleko.',
        wrong: {
          home: 'Możesz: 4 $ od razu. Ale każdy dysk w Kansas City kosztuje na końcu 6 punktów.',
          low: 'Możesz, ale do każdego miasta dostarczasz tylko raz. Bliskie zachowaj na gorszy dzień.',
        },
      },
      once: {
        say: 'Do każdego miasta dostarczasz tylko raz; tylko Kansas City i New York są zawsze otwarte. Na następnym okrążeniu znowu masz 7: jakie miasto o największej wartości ci pozostało?',
        options: { louis: 'St. Louis (4)', bloomington: 'Bloomington (6)', peoria: 'Peoria (8)' },
        answers: {
          louis:
            'Tak: Bloomington jest dla ciebie zamknięte. Dlatego każde okrążenie powinno dać więcej niż poprzednie.',
          bloomington: 'Leży tam już twój dysk, więc jest dla ciebie zamknięte.',
          peoria: '7 na to nie wystarczy.',
        },
      },
      leave: {
        say: 'Zakończ turę. Twój ranczer zaczyna znowu od początku szlaku.',
        why: 'To było okrążenie. Lepsze stado, więcej pieniędzy, kolejny dysk: zaczyna się następne.',
      },
    },
    task: {
      say: 'Odwiedź Kansas City i dostarcz do Peorii, miasta za 8.',
      done: '1 + 2 + 2 + 3 to 8. Z 10 sięgniesz Chicago, pierwszego miasta z ciemnymi narożnikami.',
      miss: 'Masz 8, a to wystarcza na Peorię. Spróbuj dalszego miasta.',
    },
  },
  workers: {
    title: 'Pracownicy',
    about: 'Kogo zatrudnić i co dla ciebie robią.',
    steps: {
      hire: {
        say: 'Dwóch kowbojów kupuje lepiej niż jeden. Zatrudnij kowboja za 6 $.',
        why: 'Zajmuje następne miejsce w rzędzie. Im więcej masz jednego rodzaju, tym mocniejsza akcja.',
        wrong: {
          dear: 'Możesz: na A wolno zatrudnić dwa razy. Ta akcja kosztuje 2 $ więcej, więc najpierw tamta.',
          others: 'Możesz, każdy kiedyś się przyda. Dziś chcesz lepszego bydła.',
          galloway: 'Te 2 $ też możesz wziąć. Najpierw zatrudnij.',
          end: 'Możesz, ale z jednym kowbojem dobre bydło pozostanie drogie.',
        },
      },
      kinds: {
        say: 'Trzy rodzaje, trzy rzędy: kowboje kupują bydło, budowniczowie budują, inżynierowie prowadzą lokomotywę. Dobrzy gracze wybierają jeden lub dwa i przy nich zostają.',
      },
      buy: {
        say: 'Później, na E: kup Longhorn dwoma kowbojami naraz, za 3 $.',
        why: 'Z jednym kowbojem kosztowałaby 6 $. Wartość 3 zamiast 1 czy 2: zarabia więcej na każdym okrążeniu.',
        wrong: {
          alone: 'Możesz: wystarczy jeden kowboj. Ale kosztuje to 6 $ zamiast 3 $.',
          angus: 'Możesz: ma tę samą wartość. Longhorn ma o punkt więcej.',
          restock: 'Kowboj może dołożyć karty na targ. To, czego chcesz, już tam jest.',
          done: 'Możesz odejść bez zakupu. Z 6 $ stać cię na coś.',
        },
      },
      pile: {
        say: 'Nowa karta leży na stosie kart odrzuconych. Gdy stos dobierania się skończy, zostanie przetasowany i karta trafi do ręki.',
      },
    },
    task: {
      say: 'Masz dwóch kowbojów i 12 $. Kup dwie karty w jednej akcji.',
      done: 'Po jednym kowboju, po 6 $: dwie dobre karty naraz.',
      miss: 'Każdy kowboj może kupić jedną kartę. Niech pracują osobno.',
    },
  },
  building: {
    title: 'Budowanie',
    about: 'Gdzie budować, żeby płacili inni.',
    steps: {
      choose: {
        say: 'Twój budynek daje akcje, z których nikt inny nie skorzysta. Masz dwóch budowniczych: wybierz budynek 4a, który ma czarną dłoń.',
        why: 'Dwóch budowniczych, 2 $ za każdego. Teraz potrzebne jest miejsce.',
        wrong: {
          small: 'Możesz: potrzebuje tylko jednego budowniczego, ale jest mniej wart.',
          gertrudis: 'Te 2 $ też możesz wziąć. Najpierw budowa.',
          auxiliary: 'Możesz, ale w tej turze nic nie zbudujesz.',
        },
      },
      site: {
        say: 'Inni płacą, gdy na niego wchodzą. Postaw go na A1: jedyna inna droga wiedzie przez powódź.',
        why: 'Blisko początku każdy przechodzi raz na okrążenie, a powódź też kosztuje opłatę.',
        wrong: {
          risk: 'Możesz: takie miejsce dodaje budynkowi akcję. Ale mało kto tędy chodzi.',
          bypass: 'Możesz. Na A1 każdy musi wybierać między twoim budynkiem a powodzią.',
        },
      },
      fee: {
        say: 'Zakończ turę i zobacz, co zrobi przeciwnik.',
        why: 'Musiał przejść i zapłacił ci. Kto ma za mało, płaci tyle, ile ma.',
        wrong: { gertrudis: 'Możesz. Najpierw zobaczmy opłatę.' },
      },
      replace: {
        say: 'Z trzecim budowniczym postaw budynek 5a w miejscu 4a: płacisz tylko różnicę.',
        why: '2 $ zamiast 6 $ i 4 punkty zamiast 3. Do dużych budynków dochodzi się stopniowo.',
        wrong: {
          small: 'Możesz, ale większy jest wart więcej, a potrzeba tylko jednego budowniczego.',
          end: 'Możesz, ale masz ludzi i pieniądze na więcej.',
          big: 'Możesz. W tej lekcji chodzi jednak o budynek 5a w miejscu 4a.',
          auxiliary: 'Możesz, ale w tej turze nic nie zbudujesz.',
        },
      },
    },
    task: {
      say: 'Niektóre działki leżą w lesie, a budynek 1a płaci za każdy twój budynek w lesie. Postaw budynek 1a w lesie.',
      done: 'Jego akcja liczy też jego samego: 2 $, a z każdym budynkiem w lesie więcej.',
      miss: 'Ta działka nie leży w lesie. Poszukaj drzew na planszy.',
    },
  },
  stations: {
    title: 'Stacje',
    about: 'Lokomotywa, bocznice i zawiadowcy.',
    steps: {
      engine: {
        say: 'Lokomotywa toruje drogę: im dalej zajedzie, tym tańszy transport. Dwóch inżynierów przesuwa ją o dwa pola.',
        why: 'Liczy się każde pole. Pola z inną lokomotywą przeskakujesz za darmo.',
        wrong: {
          short: 'Możesz stanąć wcześniej. Drugie pole jest za darmo.',
          auxiliary: 'Możesz. Najpierw lokomotywa.',
          end: 'Możesz, a inżynierowie będą próżnować.',
        },
      },
      turnout: {
        say: 'Obok torów są bocznice ze stacjami. Wprowadź lokomotywę na bocznicę 4, przy stacji 1.',
        why: 'Możesz się tam zatrzymać albo minąć bocznicę. Kto stanie, może rozbudować stację.',
        wrong: {
          past: 'Możesz ją minąć. Stacja zostanie taka, jaka jest.',
          auxiliary: 'Możesz. Najpierw lokomotywa.',
          end: 'Możesz, a inżynierowie będą próżnować.',
        },
      },
      upgrade: {
        say: 'Zapłać 2 $ i połóż na tej stacji swój dysk.',
        why: 'Dysk opuścił planszę bez wizyty w Kansas City, a stacja jest warta punkt.',
        wrong: { forgo: 'Możesz jechać dalej bez niej. Ale każdy dysk, który opuści planszę, daje ci siłę.' },
      },
      master: {
        say: 'Czeka tu żeton zawiadowcy. Zostaw inżyniera i weź go.',
        why: 'Daje coś od razu i punktuje na końcu. Masz o inżyniera mniej, więc wybierz dobry moment.',
        wrong: { keep: 'Możesz zatrzymać inżyniera. Tego żetonu już tu nie dostaniesz.' },
      },
    },
    task: {
      say: 'Mając trzech inżynierów, rozbuduj stację 2: leży na bocznicy za polem 7.',
      done: 'Dwa pola torem, trzecie na bocznicę.',
      miss: 'Stań na samej bocznicy, obok pola 7, i połóż dysk.',
    },
  },
  outlaws: {
    title: 'Bandyci i niebezpieczeństwa',
    about: 'Oczyść szlak i płać mniej za transport.',
    steps: {
      bounty: {
        say: 'Bandyci stoją na drodze i kosztują opłatę. Weź pomarańczowego, a nagroda z jego pola jest twoja.',
        why: '3 $, a żeton jest twój. Im wyższy numer pola, tym wyższa nagroda.',
        wrong: {
          poor: 'Możesz, ale daje tylko 2 $.',
          engine: 'Możesz ruszyć lokomotywę. Najpierw bandyta.',
          auxiliary: 'Możesz. Najpierw bandyta.',
          end: 'Możesz i zostawić nagrodę innym.',
        },
      },
      colours: {
        say: 'Żeton zostaje u ciebie: cele wymagają bandytów, a jeden zawiadowca punktuje pary z pomarańczowego i zielonego. Masz pomarańczowego: którego chcesz teraz?',
        options: { green: 'Zielonego', orange: 'Drugiego pomarańczowego' },
        answers: {
          green: 'Tak: po jednym z każdego koloru to para, a cele w obu kolorach są bliżej.',
          orange: 'Dwóch w jednym kolorze to nie para. Gdy możesz, weź drugi kolor.',
        },
      },
      hazard: {
        say: 'Powodzie, susze i osuwiska też kosztują opłatę. Tutaj, na F, zapłać 7 $ i usuń powódź.',
        why: '4 punkty dla ciebie, a droga wolna dla wszystkich.',
        wrong: {
          small: 'Możesz, ale ma mniej punktów.',
          auxiliary: 'Możesz. Usunięcie niebezpieczeństwa da więcej.',
          end: 'Możesz i zostawić punkty na szlaku.',
        },
      },
      fare: {
        say: 'W Kansas City płacisz za transport: 1 $ za każdy krzyżyk między lokomotywą a miastem. Odwiedź Kansas City i dostarcz do Bloomington, które leży za trzema krzyżykami.',
        why: 'Lokomotywa minęła dwa z trzech krzyżyków, więc płacisz 1 $. Najdalsze miasta mają ich do jedenastu.',
        wrong: { low: 'Możesz, transport byłby za darmo. Ale Bloomington jest w zasięgu, za 1 $.' },
      },
    },
    task: {
      say: 'Weź bandytę z najwyższą nagrodą.',
      done: '5 $ za jedną akcję i krok bliżej celów.',
      miss: 'Za innego dostaniesz więcej. Spójrz na liczby na polach.',
    },
  },
  cards: {
    title: 'Cele',
    about: 'Które brać i kiedy je zagrać.',
    steps: {
      take: {
        say: 'Budynek C daje cele: zadania za punkty. Masz już stację, więc weź ten, który wymaga dwóch stacji i niebezpieczeństwa.',
        why: 'I tak tam zmierzasz. Czeka na stosie kart odrzuconych, aż go dobierzesz.',
        wrong: {
          blind: 'Możesz dobrać w ciemno. Lepiej wiedzieć, co się obiecuje.',
          others: 'Możesz, ale nie masz nic z tego, czego wymaga.',
          certificate: 'Możesz wziąć certyfikat. Teraz weź kartę.',
          end: 'Możesz, bez karty.',
        },
      },
      play: {
        say: 'Masz go w ręce, a na stole dwie stacje i niebezpieczeństwo. Zagraj go.',
        why: '2 $ od razu i 3 punkty na końcu. Zagrany cel, którego nie spełnisz, zabiera punkty.',
        wrong: {
          forgo: 'Możesz zagrać go bez pieniędzy. Nie ma po co.',
          end: 'Możesz go zatrzymać. Ale w ręce nic nie daje.',
        },
      },
      keep: {
        say: 'Co dzieje się w Kansas City z celem, który masz jeszcze w ręce?',
        options: { discard: 'Zostaje odrzucony z całą ręką', score: 'Od razu punktuje' },
        answers: {
          discard: 'Tak: nic nie dodaje do dochodu i wróci później. Zagraj go wcześniej albo stracisz czas.',
          score: 'Punkty liczy się dopiero na końcu. W Kansas City odchodzi razem z ręką.',
        },
      },
      start: {
        say: 'Cel początkowy nic nie kosztuje, jeśli się nie uda; każdy inny zabiera punkty, gdy go zagrasz i nie spełnisz. Kiedy więc zagrywasz cel z ręki?',
        options: { sure: 'Gdy jest spełniony albo na pewno będzie', soon: 'Gdy tylko go dobiorę' },
        answers: {
          sure: 'Tak: w ręce i w talii nic nie kosztuje. Zagrany za wcześnie może kosztować punkty.',
          soon: 'Stracisz punkty, jeśli ci się nie uda. Najpierw upewnij się, że go spełnisz.',
        },
      },
    },
    task: {
      say: 'Masz dwa cele. Zagraj ten, który spełniasz, a drugi zatrzymaj.',
      done: '3 punkty są twoje. Drugi poczeka, aż zdobędziesz to, czego wymaga.',
      miss: 'Ten wymaga rzeczy, których nie masz: −2 punkty. Spójrz na jego zadania.',
    },
  },
  auxiliary: {
    title: 'Akcje pomocnicze',
    about: 'Małe akcje twojej planszy, żetony i certyfikaty.',
    steps: {
      stop: {
        say: 'Możesz też stanąć tam, gdzie nic nie jest twoje, i wykonać akcję pomocniczą: małą akcję własnej planszy. Zatrzymaj się na budynku przeciwnika i weź 1 $.',
        why: '1 $ za postój po drodze: lepsze to niż nic, gdy do dobrego miejsca za daleko.',
        wrong: {
          on: 'Możesz iść dalej. Tym razem zatrzymaj się tuż za C.',
          draw: 'Możesz zamienić kartę. Tym razem weź pieniądze.',
          end: 'Możesz, ale akcja pomocnicza jest za darmo.',
        },
      },
      cull: {
        say: 'Budynek D pozwala wykonać jedną podwójnie, jeśli zniknęły oba jej dyski. Cofnij lokomotywę o dwa pola i usuń z gry obie Criollo.',
        why: '2 $, a dwie słabe karty znikają na dobre: dobre przychodzą częściej.',
        wrong: {
          single: 'Możesz raz. Oba dyski zniknęły, więc podwójnie.',
          others: 'Możesz. Dziś pozbywasz się słabych kart.',
          good: 'Możesz, ale jest warta więcej niż Criollo.',
          forgo: 'Możesz ją zatrzymać. Cena już zapłacona.',
          engine: 'To też wolno. Najpierw karty.',
          end: 'Możesz, z dwiema Criollo w talii.',
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
        say: 'W Kansas City każdy certyfikat liczy się za 1. Wybierz trzy żetony, a potem weź dochód z dwoma certyfikatami.',
        why: '2 + 2 i dwa certyfikaty to 6: 6 $ i lepsze miasto.',
        wrong: { save: 'Możesz coś zachować. Tym razem wydaj oba.' },
      },
    },
    task: {
      say: 'Dostarcz do Chicago, miasta za 10, mając cztery karty i dwa certyfikaty.',
      done: '1 + 2 + 2 + 3 i dwa certyfikaty: dokładnie 10. Taki zapas trzymaj na miasto, którego potrzebujesz.',
      miss: 'Zabrakło. Wydaj oba certyfikaty i wybierz Chicago.',
    },
  },
  lap: {
    title: 'Plan na okrążenie',
    about: 'Plan na trzy tury i jak gra się kończy.',
    steps: {
      plan: {
        say: 'Gra się zaczyna. Spójrz na rynek pracy i targ bydła: co pasuje do pierwszego okrążenia?',
        options: {
          cattle: 'Kowboje i lepsze bydło',
          railroad: 'Inżynierowie i stacje',
          buildings: 'Budowniczowie i budynki',
        },
        answers: {
          cattle: 'Tak: są kowboje i jest dobre bydło. Stół podpowiada, co robić.',
          railroad: 'Jedyny inżynier kosztuje 7 $. Coś jest tańsze i lepsze.',
          buildings: 'Nie ma tu budowniczego. Spójrz, co jest.',
        },
      },
      hire: {
        say: 'Tura pierwsza: zatrudnij tańszego kowboja.',
        why: 'Dobry gracz zrobiłby to samo: kto zatrudniony najwcześniej, pracuje całą grę.',
        wrong: {
          dear: 'Możesz, ale taki sam kowboj stoi za 6 $.',
          engineer: 'Możesz. Kosztuje 1 $ więcej i nie pasuje do planu.',
          galloway: 'Te 2 $ też możesz wziąć. Najpierw zatrudnij.',
          end: 'Możesz, ale to na A się zatrudnia.',
        },
      },
      onward: {
        say: 'Zakończ turę. Na E kupisz bydło, a masz 6 $.',
        why: 'Wystarczy na Longhorn i jeszcze zostanie.',
        wrong: { galloway: 'Możesz. Zachowaj kartę: liczy się w Kansas City.' },
      },
      walk: {
        say: 'Tura druga: do E są trzy kroki. Idź tam od razu.',
        why: 'Trzy miejsca w jednej turze. Mało postojów to szybkie okrążenie, dużo to bogate.',
        wrong: { short: 'Możesz się tu zatrzymać. Ale E jest w zasięgu i sprzedaje bydło.' },
      },
      buy: {
        say: 'Kup Longhorn dwoma kowbojami.',
        why: 'Potem tura trzecia: w drogę do Kansas City. Plan to wiedzieć, czego zażąda kolejny postój.',
        wrong: {
          alone: 'Możesz, jednym kowbojem. Kosztuje to 6 $ zamiast 3 $.',
          angus: 'Możesz: ma o punkt mniej.',
          restock: 'Możesz dołożyć karty na targ. To, czego chcesz, już tam jest.',
          done: 'Możesz odejść bez zakupu. A po to tu jesteś.',
          end: 'Możesz, ale jesteś tu, żeby kupić.',
        },
      },
      end: {
        say: 'Z każdą wizytą w Kansas City na ten rynek trafiają pracownicy, a żeton rynku schodzi rząd po rzędzie. Gdy rynek jest pełny, gra się kończy: kto go zapełnił, ma już za sobą ostatnią turę, a każdy inny ma jeszcze jedną.',
      },
      last: {
        say: 'Rynek pracy zapełni się mniej więcej za jedno okrążenie. Na co najlepiej wydać teraz pieniądze?',
        options: {
          points: 'Na budynek albo niebezpieczeństwo z punktami',
          worker: 'Na kolejnego pracownika',
          cattle: 'Na kartę o dużej wartości, ale z małą liczbą punktów',
        },
        answers: {
          points:
            'Tak: to, co opłaca się dopiero później, przyjdzie za późno. A kto zapełni rynek, dostaje żeton rynku, 2 punkty.',
          worker: 'Pracownik zwraca się przez wiele okrążeń, a zostało jedno. Szukaj punktów.',
          cattle: 'Trafiłaby najpierw na stos kart odrzuconych, a na dobranie brak już czasu. Szukaj punktów.',
        },
      },
    },
    task: {
      say: 'Masz 4 $. Kup w tej turze Longhorn: jednym kowbojem kosztuje 6 $.',
      done: '2 $ za Pineywoods, potem 6 $ za Longhorn. Czas na pierwszą grę.',
      miss: 'Który budynek sprzedaje bydło i co jeszcze oferuje? Wykonaj jego akcje w dobrej kolejności.',
    },
  },
  sam: {
    title: 'Solo: Sam',
    about: 'Jak myśli przeciwnik w grze solo.',
    steps: {
      card: {
        say: 'Grając w pojedynkę, ścigasz się z Samem. Nie ma pieniędzy ani ręki: co turę jedna karta mówi, jak daleko iść i co zrobić.',
      },
      turn: {
        say: 'Idź do D, zakończ turę i zobacz, co zrobi.',
        why: 'Karta ruszyła jego ranczera i lokomotywę. Miejsce, na którym stoi, nic dla niego nie znaczy.',
        wrong: {
          on: 'Możesz. Tym razem idź do D.',
          local: 'Możesz skorzystać z budynku. Tym razem po prostu zakończ turę.',
        },
      },
      specialization: {
        say: 'Niektóre jego karty zależą od specjalizacji: rodzaju pracowników, których ma najwięcej. Jak go spowolnić?',
        options: { most: 'Zatrudniać takich pracowników u siebie', money: 'Zostawiać mu mało pieniędzy' },
        answers: {
          most: 'Tak: kogo zatrudnisz, tego on nie zatrudni.',
          money: 'Nie ma pieniędzy i ich nie potrzebuje. Spójrz na jego pracowników.',
        },
      },
      decide: {
        say: 'Teraz jego karta zatrudnia. Idź do D, zakończ turę, a gdy dwaj pracownicy pasują mu tak samo, zdecyduj za niego.',
        why: 'To, czego nie mówią jego zasady, rozstrzygasz ty.',
        wrong: {
          on: 'Możesz. Tym razem idź do D.',
          local: 'Możesz skorzystać z budynku. Tym razem po prostu zakończ turę.',
        },
      },
      score: {
        say: 'Kiedy z nim wygrywasz?',
        options: { his: 'Gdy mam więcej punktów niż on', target: 'Gdy osiągnę 100 punktów' },
        answers: {
          his: 'Tak: jego dyski, pracownicy, budynki i bydło liczą się jak twoje.',
          target: 'Nie ma takiej liczby. On też punktuje i trzeba go pokonać.',
        },
      },
    },
    task: {
      say: 'Idź do D i zakończ turę. Sam kogoś zatrudni: zachowaj kowboja dla siebie.',
      done: 'Kowboj wciąż tam jest. Takie drobne decyzje to twoja przewaga.',
      miss: 'Zabrał kowboja. Daj mu inżyniera.',
    },
  },
  'from-nz': {
    title: 'Jeśli znasz Nową Zelandię',
    about: 'Co jest tu inaczej.',
    steps: {
      order: {
        say: 'Kansas City to twoje Wellington, ale kolejność jest inna. Co tu jest pierwsze?',
        options: { foresight: 'Rozwój', income: 'Dochód' },
        answers: {
          foresight: 'Tak: najpierw trzy kroki rozwoju, potem dochód i dostawa.',
          income: 'W Wellington tak. Tutaj jest po rozwoju.',
        },
      },
      reveal: {
        say: 'A ile z twojej ręki liczy się do dochodu?',
        options: { all: 'Zawsze cała ręka', some: 'To, co zechcę odkryć' },
        answers: {
          all: 'Tak: całą rękę odkrywasz i odrzucasz, cele również.',
          some: 'Tak jest w Nowej Zelandii. Tutaj nic nie zostaje w ręce.',
        },
      },
      engine: {
        say: 'Zamiast statku jest lokomotywa, która jedzie tylko torem. Przesuń ją o trzy pola.',
        why: 'Im dalej zajedzie, tym tańszy transport. Nie ma wełny ani toru pioniera.',
        wrong: {
          short: 'Możesz stanąć wcześniej. Masz trzech inżynierów.',
          auxiliary: 'Możesz. Najpierw lokomotywa.',
          end: 'Możesz, a inżynierowie będą próżnować.',
        },
      },
      deck: {
        say: 'Jak poprawić tu talię, poza zakupami?',
        options: { cull: 'Usuwać na dobre słabe karty', cards: 'Grać promy i psy pasterskie' },
        answers: {
          cull: 'Tak: akcja pomocnicza usuwa karty, a lokomotywa się cofa.',
          cards: 'Tu ich nie ma. Karty usuwa akcja pomocnicza.',
        },
      },
      end: {
        say: 'A co kończy tu grę?',
        options: { jobs: 'Rynek pracy', tiles: 'Rynek bonusów' },
        answers: {
          jobs: 'Tak: pracownicy zapełniają go rząd po rzędzie, a rząd z żetonem jest zamknięty.',
          tiles: 'W Nowej Zelandii tak. Tutaj nie ma bonusów.',
        },
      },
    },
    task: {
      say: 'Stacje przyjmują dysk, tak jak porty. Wprowadź lokomotywę na pierwszą bocznicę i rozbuduj stację.',
      done: 'Punkt, dysk i szansa na zawiadowcę. Resztę znasz.',
      miss: 'Stań na bocznicy obok toru i połóż dysk.',
    },
  },
};
