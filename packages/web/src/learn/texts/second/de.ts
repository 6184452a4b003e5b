import type { SecondTexts } from '../../second/course.ts';

export const texts: SecondTexts = {
  goal: {
    title: 'Worum es geht',
    about: 'Eine Runde in einem Satz, und woher die Punkte kommen.',
    steps: {
      story: {
        say: 'Immer wieder treibst du deine Rinder den Pfad entlang nach Kansas City. Jeder Besuch bringt Geld und schaltet etwas auf deiner Ablage frei: Die nächste Runde wird besser.',
      },
      most: {
        say: 'Ein Spiel dauert etwa fünf bis sieben Runden, dann gewinnen die meisten Punkte; auf den Knöpfen heißen sie SP. Das sind deine, spät in einem Spiel: Städte, Rinder, Gebäude und Geld.',
      },
      neighbours: {
        say: 'Eine Stadt bringt ihre eigenen Punkte, und ein Pfeil zwischen zwei Nachbarn zählt auch, sobald du in beiden einen Marker hast. Du bist in Chicago, Toledo und Philadelphia: Welche Stadt brächte dir mehr?',
        options: { near: 'Pittsburgh: Pfeile von Toledo 8 und nach Philadelphia 4', far: 'New York: 9 Punkte' },
        answers: {
          near: 'Richtig: 8 + 4 sind 12, denn in beiden Nachbarstädten bist du schon.',
          far: '9 ist gut, aber ohne Pfeil. Pittsburgh liegt zwischen zweien deiner Marker.',
        },
      },
      cattle: {
        say: 'Die Punkte einer Karte stehen in einem roten Schild. Sieh dir deine Hand an, deine ersten Rinder: Woher kommen die neun Punkte für Rinder?',
        options: { better: 'Von Rindern, die ich gekauft habe', first: 'Von diesen Karten' },
        answers: {
          better: 'Richtig: Ein gekauftes Hereford kann 7 Punkte wert sein, und in Kansas City bringt es auch mehr.',
          first: 'Schau genau hin: Keine von ihnen hat ein Schild. Punkte haben die besseren Rinder, die du kaufst.',
        },
      },
      money: {
        say: 'Am Ende sind je 5 $ ein Punkt. Du hast 10 $, und Gebäude F entfernt für 7 $ eine Gefahr, die 4 Punkte wert ist: Was tust du?',
        options: { spend: 'Zahlen und die Punkte nehmen', keep: 'Das Geld behalten' },
        answers: {
          spend: 'Richtig: 10 $ in der Kasse sind 2 Punkte, hier werden aus 7 $ 4 Punkte. Geld ist zum Ausgeben da.',
          keep: 'Die 10 $ wären am Ende 2 Punkte. Die Gefahr allein bringt 4.',
        },
      },
    },
    task: {
      say: 'Gebäude F entfernt eine Gefahr vom Pfad, und ihre Punkte gehören dir. Nimm die mit den meisten.',
      done: 'Vier Punkte für 7 $. Städte, Rinder, Gebäude, Gefahren: Jetzt weißt du, wonach du suchst.',
      miss: 'Diese hat weniger Punkte. Sieh dir die Zahlen an.',
    },
  },
  trail: {
    title: 'Der Pfad',
    about: 'Vorwärts gehen, anhalten, den Ort nutzen.',
    steps: {
      move: {
        say: 'Ein Zug beginnt mit dem Gehen: vorwärts auf dem Pfad, ein Schritt für jeden Ort, den du betrittst. Geh einen Schritt, zu Gebäude C.',
        why: 'Leere Felder kosten keinen Schritt. Später bestimmst du selbst, wie weit du gehst: bis zu drei Schritte.',
        wrong: {
          far: 'Das ginge: bis zu drei Schritte. Aber du kämst an C vorbei und hättest nichts davon.',
          fee: 'Dieser Weg ginge. Die Hand auf dem Gebäude deines Gegners kostet dich aber 2 $, und seine Aktionen sind nichts für dich.',
          outlaw: 'Du könntest beim Banditen anhalten. Er kostet eine Gebühr und bietet nichts.',
        },
      },
      use: {
        say: 'C gehört niemandem, also darfst du nutzen, was es zeigt. Nimm ein Zertifikat: In Kansas City zählt es 1 dazu, wenn du es brauchst.',
        why: 'Das Zertifikat bleibt bei dir, bis du es ausgibst. Jede Aktion eines Gebäudes geht einmal, in beliebiger Reihenfolge.',
        wrong: {
          auxiliary:
            'Du könntest stattdessen eine Hilfsaktion nutzen, eine kleine Aktion deiner eigenen Ablage. Das kostet dich alle Aktionen des Gebäudes.',
          end: 'Das ginge, und das Zertifikat bliebe liegen.',
          more: 'Auch das geht. Nimm erst das Zertifikat.',
        },
      },
      end: {
        say: 'Beende jetzt deinen Zug. Dein Gegner geht, dann bist du wieder dran.',
        why: 'Dein Gegner steht auf B: An einem Ort dürfen beliebig viele stehen.',
        wrong: { more: 'Du könntest noch deine Lok bewegen. Das ist eine andere Lektion.' },
      },
      fork: {
        say: 'Drei Wege führen nach E: über das Gebäude des Gegners mit der grünen Hand, über D, oder über D und den Banditen. Nur einer ist umsonst: Geh nur über D.',
        why: 'Du hast nichts bezahlt. Zu zweit kostet jede Hand 2 $, auch im Vorbeigehen; mit mehr Spielern ist eine der beiden Farben billiger.',
        wrong: {
          fee: 'Dieser Weg führt über das Gebäude deines Gegners. Die Hand darauf kostet 2 $, und die bekommt dein Gegner.',
          short: 'Du könntest hier anhalten. E ist einen Schritt weiter und noch in Reichweite.',
          outlaw: 'Dieser Weg führt am Banditen vorbei. Die Hand kostet 2 $, und das geht an die Bank.',
          far: 'Das ginge, ganz ohne Gebühr. Aber du kämst an E vorbei und hättest nichts davon.',
        },
      },
    },
    task: {
      say: 'Geh zu Gebäude G, ohne jemandem etwas zu zahlen.',
      done: 'Zwei Schritte, keine Gebühr: Ein Blick auf die Hände lohnt sich in jeder Runde.',
      miss: 'Das war es nicht: Achte auf die Hände am Weg, und darauf, wo du ankommst.',
    },
  },
  hand: {
    title: 'Deine Hand',
    about: 'Verschiedene Arten zählen. Doppelte sind als Geld besser.',
    steps: {
      double: {
        say: 'In Kansas City zählt jede Art nur einmal. Du hast zwei Criollo: Eines davon wäre dort nichts wert.',
      },
      pair: {
        say: 'Gebäude F zahlt 4 $ für zwei Karten einer Art. Mach das Paar zu Geld.',
        why: '4 $ und Platz auf der Hand. Die beiden sind nicht verloren: Sie liegen auf deinem Ablagestapel und kommen wieder.',
        wrong: {
          auxiliary:
            'Das ginge, für einen kleinen Gewinn. Es kostet dich die Aktionen des Gebäudes, und das Paar bliebe.',
          end: 'Das ginge, aber du trägst das Paar bis nach Kansas City.',
        },
      },
      draw: {
        say: 'Beende deinen Zug: Du ziehst auf vier Karten nach.',
        why: 'Jetzt hast du vier Arten. Je schneller Doppelte verschwinden, desto eher kommen deine guten Karten.',
      },
      single: {
        say: 'Eine neue Lage: Du stehst auf A, das für ein einzelnes Galloway zahlt, und hast zwei. Wirf eines ab.',
        why: '2 $ für eine Karte, die nicht gezählt hätte. Die meisten Gebäude am Weg wollen so etwas.',
        wrong: {
          auxiliary: 'Das ginge, aber dann sind die Aktionen des Gebäudes verloren.',
          end: 'Das ginge, und 2 $ blieben liegen.',
        },
      },
    },
    task: {
      say: 'Beende diesen Zug mit vier verschiedenen Arten auf der Hand.',
      done: 'Gut gemacht: vier verschiedene Arten, also zählt in Kansas City jede Karte.',
      miss: 'Du hast noch ein Paar auf der Hand. Wirf es ab oder tausche, bevor du den Zug beendest.',
    },
  },
  'kansas-city': {
    title: 'Kansas City',
    about: 'Vorausschau, Einkommen und ein Marker für eine Stadt.',
    steps: {
      arrive: {
        say: 'Das Ende des Pfades ist einen Schritt entfernt. Geh nach Kansas City und beginne deinen Besuch.',
        why: 'Hier hält jeder an. Nun folgen fünf Schritte, immer in dieser Reihenfolge: dreimal Vorausschau, dann Einkommen, dann Lieferung.',
      },
      foresight: {
        say: 'Vorausschau: Du wählst, was auf den Plan kommt. Nimm dreimal eines von zwei Plättchen.',
        why: 'Was du wählst, können alle nutzen, oder es steht allen im Weg. Das Spiel endet, wenn der Arbeitsmarkt voll ist, also rückt mit jedem Arbeiter das Ende näher.',
      },
      income: {
        say: 'Vierter Schritt, Einkommen: Deine Hand hat vier verschiedene Arten, also zählen alle. Nimm dein Einkommen.',
        why: '1 + 2 + 2 + 2 sind 7: 7 $. Die ganze Hand kommt auf deinen Ablagestapel.',
      },
      discs: {
        say: 'Jede Lieferung nimmt einen Marker von deiner Ablage und schaltet frei, was darunter lag: Hilfsaktionen, mehr Schritte, mehr Handkarten oder mehr Zertifikate. Ein Marker mit dunklen Ecken darf nur in eine Stadt mit dunklen Ecken: Welcher darf nach Bloomington, das weiße hat?',
        options: { white: 'Hilfsaktion: Lok (weiße Ecken)', dark: 'Eine Handkarte mehr (dunkle Ecken)' },
        answers: {
          white:
            'Richtig: Weiße Ecken passen überall, und eine Hilfsaktion, die du oft brauchst, ist ein guter Anfang. In der ersten Stadt mit dunklen Ecken nimm einen Schritt mehr oder eine Handkarte mehr.',
          dark: 'Er ist stark, aber seine Ecken sind dunkel. Er muss auf eine Stadt mit dunklen Ecken warten, etwa Chicago.',
        },
      },
      deliver: {
        say: 'Fünfter Schritt, Lieferung: 7 reicht bis Bloomington, eine Stadt mit 6. Wähle sie und dann den Marker, der dorthin geht.',
        why: 'Was der Marker bedeckte, gehört dir bis zum Ende. Du hast 2 $ Transport bezahlt, denn so weit ist deine Lok noch nicht.',
        wrong: {
          home: 'Das ginge: 4 $ sofort. Aber jeder Marker in Kansas City kostet am Ende 6 Punkte.',
          low: 'Das ginge, aber jede Stadt kannst du nur einmal beliefern. Heb dir die nahen für schlechte Tage auf.',
        },
      },
      once: {
        say: 'Jede Stadt kannst du nur einmal beliefern; nur Kansas City und New York stehen dir immer wieder offen. In der nächsten Runde hast du wieder 7: Welche Stadt mit dem höchsten Wert bleibt dir?',
        options: { louis: 'St. Louis (4)', bloomington: 'Bloomington (6)', peoria: 'Peoria (8)' },
        answers: {
          louis: 'Richtig: Bloomington ist für dich verbraucht. Darum sollte jede Runde mehr bringen als die vorige.',
          bloomington: 'Dort liegt schon ein Marker von dir, also ist die Stadt für dich zu.',
          peoria: 'Dafür reichen 7 nicht.',
        },
      },
      leave: {
        say: 'Beende deinen Zug. Dein Viehtreiber beginnt wieder am Anfang des Pfades.',
        why: 'Das war eine Runde. Bessere Herde, mehr Geld, noch ein Marker: Die nächste beginnt.',
      },
    },
    task: {
      say: 'Besuche Kansas City und liefere nach Peoria, eine Stadt mit 8.',
      done: '1 + 2 + 2 + 3 sind 8. Mit 10 kämst du bis Chicago, der ersten Stadt mit dunklen Ecken.',
      miss: 'Du hattest 8, und das reicht bis Peoria. Versuch die fernere Stadt.',
    },
  },
  workers: {
    title: 'Arbeiter',
    about: 'Wen du einstellst, und was sie für dich tun.',
    steps: {
      hire: {
        say: 'Zwei Cowboys kaufen besser als einer. Stell den Cowboy für 6 $ ein.',
        why: 'Er kommt auf den nächsten Platz seiner Reihe. Je mehr von einer Sorte, desto stärker ihre Aktion.',
        wrong: {
          dear: 'Das ginge: Auf A darfst du zweimal einstellen. Diese Aktion kostet 2 $ mehr, nimm erst die andere.',
          others: 'Das ginge, und jeder hat seine Zeit. Heute willst du bessere Rinder.',
          galloway: 'Auch diese 2 $ kannst du haben. Stell erst ein.',
          end: 'Das ginge, aber mit einem Cowboy bleiben gute Rinder teuer.',
        },
      },
      kinds: {
        say: 'Drei Sorten, drei Reihen: Cowboys kaufen Rinder, Handwerker bauen, Ingenieure bewegen deine Lok. Gute Spieler wählen eine oder zwei und bleiben dabei.',
      },
      buy: {
        say: 'Später, auf E: Kaufe das Longhorn mit beiden Cowboys zusammen, für 3 $.',
        why: 'Mit einem Cowboy allein hätte es 6 $ gekostet. Wert 3 statt 1 oder 2: Es bringt in jeder Runde mehr.',
        wrong: {
          alone: 'Das ginge: Ein Cowboy genügt. Aber es kostet 6 $ statt 3 $.',
          angus: 'Das ginge: Es hat denselben Wert. Das Longhorn hat einen Punkt mehr.',
          restock: 'Ein Cowboy könnte Karten in den Markt legen. Was du willst, ist schon da.',
          done: 'Du könntest ohne Kauf gehen. Mit 6 $ kannst du dir etwas leisten.',
        },
      },
      pile: {
        say: 'Die neue Karte liegt auf deinem Ablagestapel. Ist der Nachziehstapel leer, wird gemischt, und sie kommt auf deine Hand.',
      },
    },
    task: {
      say: 'Du hast zwei Cowboys und 12 $. Kaufe zwei Karten in einer Aktion.',
      done: 'Je ein Cowboy, je 6 $: zwei gute Karten auf einmal.',
      miss: 'Jeder Cowboy kann eine Karte kaufen. Lass sie einzeln arbeiten.',
    },
  },
  building: {
    title: 'Bauen',
    about: 'Wo du baust, damit andere zahlen.',
    steps: {
      choose: {
        say: 'Dein Gebäude gibt dir Aktionen, die sonst niemand nutzen darf. Du hast zwei Handwerker: Wähle Gebäude 4a, das eine schwarze Hand hat.',
        why: 'Zwei Handwerker, 2 $ für jeden. Jetzt braucht es einen Platz.',
        wrong: {
          small: 'Das ginge: Es braucht nur einen Handwerker, ist aber weniger wert.',
          gertrudis: 'Auch diese 2 $ kannst du haben. Baue zuerst.',
          auxiliary: 'Das ginge, aber dann baust du in diesem Zug nichts.',
        },
      },
      site: {
        say: 'Andere zahlen, wenn sie es betreten. Stell es auf A1: Der einzige andere Weg führt durch eine Überschwemmung.',
        why: 'Nahe am Anfang kommt jeder einmal je Runde vorbei, und auch die Überschwemmung kostet eine Gebühr.',
        wrong: {
          risk: 'Das ginge: So ein Feld gibt deinem Gebäude eine Aktion dazu. Aber hier kommen wenige vorbei.',
          bypass: 'Das ginge. Auf A1 muss jeder zwischen deinem Gebäude und der Überschwemmung wählen.',
        },
      },
      fee: {
        say: 'Beende deinen Zug und sieh zu, was dein Gegner tut.',
        why: 'Er musste vorbei und hat dir gezahlt. Wer zu wenig hat, zahlt, was da ist, und nicht mehr.',
        wrong: { gertrudis: 'Das ginge. Sehen wir erst die Gebühr.' },
      },
      replace: {
        say: 'Mit einem dritten Handwerker stellst du Gebäude 5a an die Stelle von 4a: Du zahlst nur die Differenz.',
        why: '2 $ statt 6 $, und 4 Punkte statt 3. Große Gebäude erreicht man schrittweise.',
        wrong: {
          small: 'Das ginge, aber das größere ist mehr wert und kostet nur einen Handwerker mehr.',
          end: 'Das ginge, aber du hast Leute und Geld für mehr.',
          big: 'Das ginge. In dieser Lektion geht es mit Gebäude 5a weiter, an der Stelle von 4a.',
          auxiliary: 'Das ginge, aber dann baust du in diesem Zug nichts.',
        },
      },
    },
    task: {
      say: 'Manche Gebäudefelder liegen im Wald, und Gebäude 1a zahlt für jedes deiner Gebäude dort. Bau Gebäude 1a im Wald.',
      done: 'Seine Aktion zählt es selbst mit: 2 $, und mit jedem Gebäude im Wald mehr.',
      miss: 'Dieses Feld liegt nicht im Wald. Such die Bäume auf dem Plan.',
    },
  },
  stations: {
    title: 'Bahnhöfe',
    about: 'Deine Lok, Nebengleise und Bahnhofsvorsteher.',
    steps: {
      engine: {
        say: 'Deine Lok bahnt den Weg: Je weiter sie ist, desto billiger der Transport. Zwei Ingenieure bewegen sie zwei Felder.',
        why: 'Jedes Feld zählt. Felder mit einer anderen Lok überspringst du umsonst.',
        wrong: {
          short: 'Du könntest früher halten. Das zweite Feld ist umsonst.',
          auxiliary: 'Das ginge. Erst die Lok.',
          end: 'Das ginge, und deine Ingenieure hätten frei.',
        },
      },
      turnout: {
        say: 'Neben der Strecke liegen Nebengleise mit Bahnhöfen. Fahr deine Lok auf Nebengleis 4, zu Bahnhof 1.',
        why: 'Du darfst dort halten oder vorbeifahren. Wer hält, darf den Bahnhof ausbauen.',
        wrong: {
          past: 'Du könntest vorbeifahren. Der Bahnhof bliebe, wie er ist.',
          auxiliary: 'Das ginge. Erst die Lok.',
          end: 'Das ginge, und deine Ingenieure hätten frei.',
        },
      },
      upgrade: {
        say: 'Zahle 2 $ und leg einen deiner Marker an diesen Bahnhof.',
        why: 'Ein Marker hat deine Ablage ohne Besuch in Kansas City verlassen, und der Bahnhof ist einen Punkt wert.',
        wrong: { forgo: 'Du könntest ohne ihn weiterfahren. Aber jeder Marker, der geht, macht dich stärker.' },
      },
      master: {
        say: 'Hier wartet das Plättchen eines Bahnhofsvorstehers. Lass einen Ingenieur da und nimm es.',
        why: 'Es bringt sofort etwas und am Ende Punkte. Dir fehlt ein Ingenieur, also wähle den Zeitpunkt.',
        wrong: { keep: 'Du könntest den Ingenieur behalten. Das Plättchen wird dir hier nicht wieder angeboten.' },
      },
    },
    task: {
      say: 'Baue mit drei Ingenieuren Bahnhof 2 aus: Er liegt am Nebengleis nach Feld 7.',
      done: 'Zwei Felder auf der Strecke, das dritte aufs Nebengleis.',
      miss: 'Halte auf dem Nebengleis selbst, neben Feld 7, und leg einen Marker hin.',
    },
  },
  outlaws: {
    title: 'Banditen und Gefahren',
    about: 'Den Pfad räumen und am Transport sparen.',
    steps: {
      bounty: {
        say: 'Banditen stehen im Weg und kosten eine Gebühr. Nimm den orangen, und das Kopfgeld seines Feldes gehört dir.',
        why: '3 $, und das Plättchen ist dein. Je höher die Nummer des Feldes, desto höher das Kopfgeld.',
        wrong: {
          poor: 'Das ginge, aber er bringt nur 2 $.',
          engine: 'Du könntest die Lok bewegen. Erst der Bandit.',
          auxiliary: 'Das ginge. Erst der Bandit.',
          end: 'Das ginge, und das Kopfgeld bliebe den anderen.',
        },
      },
      colours: {
        say: 'Das Plättchen bleibt bei dir: Aufträge verlangen Banditen, und ein Bahnhofsvorsteher zählt Paare aus einem orangen und einem grünen. Du hast einen orangen: Welchen willst du als Nächstes?',
        options: { green: 'Den grünen', orange: 'Noch einen orangen' },
        answers: {
          green: 'Richtig: Je einer ist ein Paar, und Aufträge für beide Farben rücken näher.',
          orange: 'Zwei von einer Farbe sind kein Paar. Nimm die andere Farbe, wenn du kannst.',
        },
      },
      hazard: {
        say: 'Auch Überschwemmungen, Dürren und Steinschläge kosten eine Gebühr. Zahle hier auf F 7 $, um die Überschwemmung zu entfernen.',
        why: '4 Punkte für dich, und der Weg ist für alle frei.',
        wrong: {
          small: 'Das ginge, aber sie hat weniger Punkte.',
          auxiliary: 'Das ginge. Die Gefahr zu entfernen bringt mehr.',
          end: 'Das ginge, und die Punkte blieben auf dem Pfad.',
        },
      },
      fare: {
        say: 'In Kansas City zahlst du den Transport: 1 $ für jedes Kreuz zwischen deiner Lok und der Stadt. Besuche es und liefere nach Bloomington, das hinter drei Kreuzen liegt.',
        why: 'Zwei der drei Kreuze hat deine Lok schon hinter sich, also hast du 1 $ gezahlt. Die fernsten Städte haben bis zu elf.',
        wrong: { low: 'Das ginge, und der Transport wäre umsonst. Aber Bloomington ist in Reichweite, für 1 $.' },
      },
    },
    task: {
      say: 'Nimm den Banditen mit dem höchsten Kopfgeld.',
      done: '5 $ für eine Aktion, und ein Schritt zu deinen Aufträgen.',
      miss: 'Ein anderer bringt mehr. Sieh dir die Zahlen der Felder an.',
    },
  },
  cards: {
    title: 'Aufträge',
    about: 'Welche du nimmst, und wann du sie spielst.',
    steps: {
      take: {
        say: 'Gebäude C bietet Aufträge: Aufgaben für Punkte. Du hast schon einen Bahnhof, also nimm den, der zwei Bahnhöfe und eine Gefahr verlangt.',
        why: 'Dahin bist du ohnehin unterwegs. Er liegt auf deinem Ablagestapel, bis du ihn ziehst.',
        wrong: {
          blind: 'Du könntest blind ziehen. Besser, man weiß, was man verspricht.',
          others: 'Das ginge, aber du hast nichts von dem, was er verlangt.',
          certificate: 'Du könntest ein Zertifikat nehmen. Nimm jetzt die Karte.',
          end: 'Das ginge, ohne Karte.',
        },
      },
      play: {
        say: 'Jetzt hast du ihn auf der Hand, dazu zwei Bahnhöfe und eine Gefahr. Spiel ihn aus.',
        why: '2 $ sofort und 3 Punkte am Ende. Ein ausgespielter Auftrag, den du nicht erfüllst, kostet Punkte.',
        wrong: {
          forgo: 'Du könntest ihn ohne das Geld spielen. Dafür gibt es keinen Grund.',
          end: 'Du könntest ihn behalten. Auf der Hand bringt er nichts.',
        },
      },
      keep: {
        say: 'Was geschieht in Kansas City mit einem Auftrag, den du noch auf der Hand hast?',
        options: { discard: 'Er wird mit der Hand abgeworfen', score: 'Er bringt sofort Punkte' },
        answers: {
          discard:
            'Richtig: Er zählt nicht zum Einkommen und kommt später wieder. Spiel ihn vorher, sonst verlierst du Zeit.',
          score: 'Punkte zählen erst am Ende. In Kansas City geht er mit der Hand.',
        },
      },
      start: {
        say: 'Dein Startauftrag kostet nichts, wenn er misslingt; jeder andere kostet dann Punkte, wenn du ihn ausgespielt hast. Wann also spielst du einen Auftrag von der Hand?',
        options: { sure: 'Wenn ich ihn erfüllt habe oder sicher erfülle', soon: 'Sobald ich ihn ziehe' },
        answers: {
          sure: 'Richtig: Auf der Hand und im Deck kostet er nichts. Zu früh gespielt kann er dich Punkte kosten.',
          soon: 'Dann verlierst du Punkte, wenn du ihn nicht schaffst. Sieh erst, dass du ihn schaffst.',
        },
      },
    },
    task: {
      say: 'Du hast zwei Aufträge. Spiel den, den du erfüllt hast, und behalte den anderen.',
      done: '3 Punkte sind dein. Der andere wartet, bis du hast, was er verlangt.',
      miss: 'Der verlangt, was du nicht hast: −2 Punkte. Sieh dir seine Aufgaben an.',
    },
  },
  auxiliary: {
    title: 'Hilfsaktionen',
    about: 'Kleine Aktionen deiner Ablage, Tauschplättchen und Zertifikate.',
    steps: {
      stop: {
        say: 'Du darfst auch anhalten, wo dir nichts gehört, und eine Hilfsaktion nutzen: eine kleine Aktion deiner Ablage. Halte beim Gebäude deines Gegners und nimm 1 $.',
        why: '1 $ für einen Halt am Weg: besser als nichts, wenn der nächste gute Ort zu weit ist.',
        wrong: {
          on: 'Du könntest weitergehen. Halte diesmal gleich hinter C.',
          draw: 'Du könntest eine Karte tauschen. Nimm diesmal das Geld.',
          end: 'Das ginge, aber eine Hilfsaktion kostet dich nichts.',
        },
      },
      cull: {
        say: 'Gebäude D lässt dich eine doppelt nutzen, wenn beide ihrer Marker weg sind. Fahr deine Lok zwei Felder zurück und entferne beide Criollo aus dem Spiel.',
        why: '2 $, und zwei schwache Karten sind für immer weg: Deine guten kommen öfter.',
        wrong: {
          single: 'Du könntest es einmal tun. Beide Marker sind weg, also doppelt.',
          others: 'Das ginge. Heute geht es um schwache Karten.',
          good: 'Das ginge, aber sie ist mehr wert als ein Criollo.',
          forgo: 'Du könntest sie behalten. Der Preis ist schon bezahlt.',
          engine: 'Auch das geht. Erst die Karten.',
          end: 'Das ginge, mit zwei Criollo im Deck.',
        },
      },
      token: {
        say: 'Zwei Paare, aber du hast ein Tauschplättchen, das du jederzeit ausgeben darfst. Zieh zwei Karten und wirf von jedem Paar eine ab.',
        why: 'Wieder vier Arten auf der Hand. Tauschplättchen darfst du sogar im Zug der anderen ausgeben.',
        wrong: {
          one: 'Du könntest nur eine ziehen. Zwei sind besser: Es sind zwei Paare.',
          first: 'Das ginge. Erst das Tauschplättchen.',
          end: 'Das ginge, mit zwei nutzlosen Karten auf der Hand.',
        },
      },
      spend: {
        say: 'In Kansas City zählt jedes Zertifikat 1. Wähle drei Plättchen und nimm dann dein Einkommen mit zwei Zertifikaten.',
        why: '2 + 2 und zwei Zertifikate sind 6: 6 $ und eine bessere Stadt.',
        wrong: { save: 'Du könntest etwas aufheben. Gib diesmal beide aus.' },
      },
    },
    task: {
      say: 'Liefere nach Chicago, eine Stadt mit 10, mit vier Karten und zwei Zertifikaten.',
      done: '1 + 2 + 2 + 3 und zwei Zertifikate: genau 10. So eine Reserve hebst du dir für die richtige Stadt auf.',
      miss: 'Das war zu wenig. Gib beide Zertifikate aus und wähle Chicago.',
    },
  },
  lap: {
    title: 'Eine Runde planen',
    about: 'Ein Plan für drei Züge, und wie es endet.',
    steps: {
      plan: {
        say: 'Ein Spiel beginnt. Sieh dir Arbeitsmarkt und Rindermarkt an: Was passt zu deiner ersten Runde?',
        options: {
          cattle: 'Cowboys und bessere Rinder',
          railroad: 'Ingenieure und Bahnhöfe',
          buildings: 'Handwerker und Gebäude',
        },
        answers: {
          cattle: 'Ja: Cowboys sind da und gute Rinder auch. Der Tisch sagt dir, was zu tun ist.',
          railroad: 'Der einzige Ingenieur kostet 7 $. Etwas anderes ist billiger und besser.',
          buildings: 'Hier ist kein Handwerker. Sieh nach, was da ist.',
        },
      },
      hire: {
        say: 'Erster Zug: Stell den billigeren Cowboy ein.',
        why: 'Ein guter Spieler täte dasselbe: Wer früh kommt, arbeitet das ganze Spiel für dich.',
        wrong: {
          dear: 'Das ginge, aber derselbe Cowboy steht für 6 $ da.',
          engineer: 'Das ginge. Er kostet 1 $ mehr und passt nicht zum Plan.',
          galloway: 'Auch diese 2 $ kannst du haben. Stell erst ein.',
          end: 'Das ginge, aber eingestellt wird hier auf A.',
        },
      },
      onward: {
        say: 'Beende deinen Zug. Auf E kannst du Rinder kaufen, und du hast 6 $.',
        why: 'Genug für ein Longhorn, und es bleibt etwas übrig.',
        wrong: { galloway: 'Das ginge. Behalte die Karte: Sie zählt in Kansas City.' },
      },
      walk: {
        say: 'Zweiter Zug: E ist drei Schritte weit. Geh gleich hin.',
        why: 'Drei Orte in einem Zug. Wenige Halte machen eine schnelle Runde, viele eine reiche.',
        wrong: { short: 'Du könntest hier halten. Aber E ist in Reichweite und verkauft Rinder.' },
      },
      buy: {
        say: 'Kaufe das Longhorn mit beiden Cowboys.',
        why: 'Dann, dritter Zug: weiter nach Kansas City. Planen heißt wissen, was der übernächste Halt verlangt.',
        wrong: {
          alone: 'Das ginge, mit einem Cowboy. Es kostet 6 $ statt 3 $.',
          angus: 'Das ginge: Es hat einen Punkt weniger.',
          restock: 'Du könntest Karten in den Markt legen. Was du willst, ist da.',
          done: 'Du könntest ohne Kauf gehen. Dafür bist du aber hier.',
          end: 'Das ginge, aber du bist zum Kaufen hier.',
        },
      },
      end: {
        say: 'Mit jedem Besuch in Kansas City kommen Arbeiter in diesen Markt, und der Anzeiger rückt Reihe für Reihe nach unten. Ist der Markt voll, endet das Spiel: Wer ihn gefüllt hat, hatte seinen letzten Zug, alle anderen haben noch einen.',
      },
      last: {
        say: 'In etwa einer Runde ist der Arbeitsmarkt voll. Wofür gibst du dein Geld jetzt am besten aus?',
        options: {
          points: 'Ein Gebäude oder eine Gefahr mit Punkten',
          worker: 'Noch einen Arbeiter',
          cattle: 'Eine Karte mit Wert, aber wenig Punkten',
        },
        answers: {
          points:
            'Richtig: Was sich erst später lohnt, kommt zu spät. Und wer den Markt füllt, bekommt den Anzeiger, 2 Punkte.',
          worker: 'Arbeiter lohnen sich über viele Runden, und es bleibt nur eine. Such Punkte.',
          cattle: 'Sie käme erst auf den Ablagestapel, und zum Ziehen bleibt kaum Zeit. Such Punkte.',
        },
      },
    },
    task: {
      say: 'Du hast 4 $. Kaufe in diesem Zug das Longhorn: Mit einem Cowboy kostet es 6 $.',
      done: '2 $ für das Pineywoods, dann 6 $ für das Longhorn. Du bist bereit für dein erstes Spiel.',
      miss: 'Welches Gebäude verkauft Rinder, und was bietet es noch? Nutze seine Aktionen in der richtigen Reihenfolge.',
    },
  },
  sam: {
    title: 'Solo: Sam',
    about: 'Wie dein Sologegner denkt.',
    steps: {
      card: {
        say: 'Allein spielst du gegen Sam. Er hat kein Geld und keine Hand: In jedem Zug sagt ihm eine Karte, wie weit er geht und was er tut.',
      },
      turn: {
        say: 'Geh nach D, beende deinen Zug und sieh, was er tut.',
        why: 'Seine Karte bewegte seinen Viehtreiber und seine Lok. Wo er steht, ist ihm gleich.',
        wrong: {
          on: 'Das ginge. Geh diesmal nach D.',
          local: 'Du könntest das Gebäude nutzen. Beende diesmal einfach deinen Zug.',
        },
      },
      specialization: {
        say: 'Manche seiner Karten hängen von seiner Spezialisierung ab: der Sorte Arbeiter, von der er am meisten hat. Wie bremst du ihn?',
        options: { most: 'Ich stelle selbst diese Sorte ein', money: 'Ich lasse ihm wenig Geld' },
        answers: {
          most: 'Richtig: Wen du einstellst, den kann er nicht einstellen.',
          money: 'Er hat kein Geld und braucht keines. Sieh dir seine Arbeiter an.',
        },
      },
      decide: {
        say: 'Jetzt stellt er ein. Geh nach D, beende deinen Zug, und wenn ihm zwei Arbeiter gleich gut passen, entscheide für ihn.',
        why: 'Was seine Regeln offenlassen, entscheidest du.',
        wrong: {
          on: 'Das ginge. Geh diesmal nach D.',
          local: 'Du könntest das Gebäude nutzen. Beende diesmal einfach deinen Zug.',
        },
      },
      score: {
        say: 'Wann gewinnst du gegen ihn?',
        options: { his: 'Wenn ich mehr Punkte habe als er', target: 'Wenn ich 100 Punkte erreiche' },
        answers: {
          his: 'Richtig: Seine Marker, Arbeiter, Gebäude und Rinder zählen wie deine.',
          target: 'So eine Zahl gibt es nicht. Auch er bekommt Punkte, und du musst ihn schlagen.',
        },
      },
    },
    task: {
      say: 'Geh nach D und beende deinen Zug. Sam wird jemanden einstellen: Behalte den Cowboy für dich.',
      done: 'Der Cowboy ist noch da. Solche kleinen Entscheidungen sind dein Vorteil.',
      miss: 'Er hat den Cowboy genommen. Gib ihm den Ingenieur.',
    },
  },
  'from-nz': {
    title: 'Wenn du Neuseeland kennst',
    about: 'Was hier anders ist.',
    steps: {
      order: {
        say: 'Kansas City ist dein Wellington, aber in anderer Reihenfolge. Was kommt hier zuerst?',
        options: { foresight: 'Vorausschau', income: 'Einkommen' },
        answers: {
          foresight: 'Richtig: erst drei Schritte Vorausschau, dann Einkommen und Lieferung.',
          income: 'In Wellington, ja. Hier kommt es nach der Vorausschau.',
        },
      },
      reveal: {
        say: 'Und wie viel deiner Hand zählt für das Einkommen?',
        options: { all: 'Immer die ganze Hand', some: 'Was ich aufdecken will' },
        answers: {
          all: 'Richtig: Die Hand wird ganz aufgedeckt und abgeworfen, auch Aufträge.',
          some: 'So ist es in Neuseeland. Hier bleibt nichts auf der Hand.',
        },
      },
      engine: {
        say: 'Statt eines Schiffs gibt es eine Lok, und sie fährt nur auf der Strecke. Beweg sie drei Felder.',
        why: 'Je weiter sie ist, desto billiger der Transport. Wolle und Erkundungsleiste gibt es nicht.',
        wrong: {
          short: 'Du könntest früher halten. Du hast drei Ingenieure.',
          auxiliary: 'Das ginge. Erst die Lok.',
          end: 'Das ginge, und deine Ingenieure hätten frei.',
        },
      },
      deck: {
        say: 'Wie machst du dein Deck hier besser, außer durch Kaufen?',
        options: { cull: 'Schwache Karten für immer entfernen', cards: 'Fähren und Hütehunde spielen' },
        answers: {
          cull: 'Richtig: Eine Hilfsaktion entfernt Karten, und deine Lok fährt dafür zurück.',
          cards: 'Die gibt es hier nicht. Eine Hilfsaktion entfernt Karten.',
        },
      },
      end: {
        say: 'Und was beendet hier das Spiel?',
        options: { jobs: 'Der Arbeitsmarkt', tiles: 'Der Bonusmarkt' },
        answers: {
          jobs: 'Richtig: Arbeiter füllen ihn Reihe für Reihe, und die Reihe des Anzeigers ist gesperrt.',
          tiles: 'In Neuseeland, ja. Hier gibt es keine Bonusplättchen.',
        },
      },
    },
    task: {
      say: 'Bahnhöfe nehmen einen Marker, wie Häfen. Fahr deine Lok auf das erste Nebengleis und baue den Bahnhof aus.',
      done: 'Ein Punkt, ein Marker und vielleicht ein Bahnhofsvorsteher. Den Rest kennst du.',
      miss: 'Halte auf dem Nebengleis und leg dann einen Marker hin.',
    },
  },
};
