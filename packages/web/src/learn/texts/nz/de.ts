import type { NzTexts } from '../../nz/course.ts';

export const texts: NzTexts = {
  goal: {
    title: 'Worum es geht',
    about: 'Eine Runde in einem Satz, und woher die Punkte kommen.',
    steps: {
      story: {
        say: 'Immer wieder treibst du deine Schafe den Pfad entlang nach Wellington. Jeder Besuch bringt Geld und schaltet etwas auf deiner Ablage frei: Die nächste Runde wird besser.',
      },
      most: {
        say: 'Ein Spiel dauert etwa fünf oder sechs Runden, dann gewinnen die meisten Punkte; auf den Knöpfen heißen sie SP. Das sind deine, spät in einem Spiel: Handelsposten, Schafe, Gebäude und Geld.',
      },
      neighbours: {
        say: 'Ein Handelsposten bringt seine eigenen Punkte, und ein Pfeil zwischen zwei Nachbarn zählt auch, sobald du auf beiden einen Marker hast. Du bist auf 6, 9 und 12: Welcher Posten brächte dir mehr?',
        options: { near: 'Posten 15: 5 Punkte, Pfeil von 12: 5', far: 'Posten 18: 6 Punkte, Pfeil von 15: 4' },
        answers: {
          near: 'Richtig: 5 für den Posten und 5 für den Pfeil, denn auf 12 bist du schon.',
          far: 'Nur 6: Auf 15 liegt kein Marker von dir, also zählt der Pfeil nicht. Nachbarn lohnen sich mehr.',
        },
      },
      sheep: {
        say: 'Die Punkte einer Karte stehen in einem roten Schild. Sieh dir die Schafe auf deiner Hand an, deine ersten: Woher kommen die neun Punkte für Karten?',
        options: { better: 'Von Schafen, die ich gekauft habe', first: 'Von diesen Schafen' },
        answers: {
          better: 'Richtig: Das gekaufte Suffolk ist 7 Punkte wert, und in Wellington bringt es auch mehr.',
          first: 'Schau genau hin: Keines von ihnen hat ein Schild. Punkte haben die besseren Schafe, die du kaufst.',
        },
      },
      money: {
        say: 'Am Ende sind je 5 £ ein Punkt. Du hast 10 £, und Gebäude H verkauft für 5 £ ein Plättchen mit 4 Punkten: Was tust du?',
        options: { spend: 'Das Plättchen kaufen', keep: 'Das Geld behalten' },
        answers: {
          spend: 'Richtig: 5 £ in der Kasse sind 1 Punkt, hier werden aus 5 £ 4 Punkte. Geld ist zum Ausgeben da.',
          keep: 'Die 5 £ wären am Ende 1 Punkt. Das Plättchen bringt 4.',
        },
      },
    },
    task: {
      say: 'Gebäude H verkauft Plättchen, und auf manchen stehen Punkte. Nimm das mit den meisten.',
      done: 'Vier Punkte für 5 £. Handelsposten, Schafe, Gebäude, Plättchen: Jetzt weißt du, wonach du suchst.',
      miss: 'Das Plättchen ist nützlich, hat aber weniger Punkte. Sieh dir die Zahlen an.',
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
          fee: 'Dieser Weg ginge. Die Hand auf dem Gebäude deines Gegners kostet dich aber 2 £, und seine Aktionen sind nichts für dich.',
          hazard: 'Du könntest auf der Überschwemmung anhalten. Sie kostet eine Gebühr und bietet nichts.',
        },
      },
      use: {
        say: 'C gehört niemandem, also darfst du nutzen, was es zeigt. Nimm das Gold.',
        why: 'Ein Gold fürs Anhalten. Jede Aktion eines Gebäudes geht einmal, in beliebiger Reihenfolge.',
        wrong: {
          auxiliary:
            'Du könntest stattdessen eine Hilfsaktion nutzen, eine kleine Aktion deiner eigenen Ablage. Das kostet dich alle Aktionen des Gebäudes.',
          end: 'Das ginge, und das Gold bliebe liegen.',
          more: 'Auch das geht. Nimm erst das Gold.',
        },
      },
      end: {
        say: 'Beende jetzt deinen Zug. Dein Gegner geht, dann bist du wieder dran.',
        why: 'Dein Gegner steht auf B: An einem Ort dürfen beliebig viele stehen.',
        wrong: { more: 'Du könntest hier noch etwas tun. Hilfsaktionen kommen in einer anderen Lektion.' },
      },
      fork: {
        say: 'Drei Wege führen nach E: über das Gebäude des Gegners mit der grünen Hand, über D, oder über D und die Überschwemmung. Nur einer ist umsonst: Geh nur über D.',
        why: 'Du hast nichts bezahlt. Eine grüne Hand kostet 2 £, eine schwarze 1 £, auch im Vorbeigehen; eigene Gebäude kosten dich nie etwas.',
        wrong: {
          fee: 'Dieser Weg führt über das Gebäude deines Gegners. Die grüne Hand kostet 2 £, und die bekommt dein Gegner.',
          short: 'Du könntest hier anhalten. E ist einen Schritt weiter und noch in Reichweite.',
          hazard: 'Dieser Weg führt über die Überschwemmung. Die schwarze Hand kostet 1 £, und das geht an die Bank.',
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
        say: 'In Wellington zählt jede Art nur einmal. Du hast zwei Shropshire: Eines davon wäre dort nichts wert.',
      },
      pair: {
        say: 'Gebäude A zahlt 2 £ für zwei Schafe einer Art. Mach das Paar zu Geld.',
        why: '2 £ und Platz auf der Hand. Die beiden sind nicht verloren: Sie liegen auf deinem Ablagestapel und kommen wieder.',
        wrong: {
          auxiliary:
            'Das ginge, für einen kleinen Gewinn. Es kostet dich die Aktionen des Gebäudes, und das Paar bliebe.',
          end: 'Das ginge, aber du trägst das Paar bis nach Wellington.',
        },
      },
      draw: {
        say: 'Beende deinen Zug: Du ziehst auf vier Karten nach.',
        why: 'Jetzt hast du vier Arten. Je schneller Doppelte verschwinden, desto eher kommen deine guten Schafe.',
      },
      single: {
        say: 'Eine neue Lage: Du stehst auf F, das für ein einzelnes Southdown zahlt, und hast zwei. Wirf eines ab.',
        why: '3 £ für eine Karte, die nicht gezählt hätte. Die meisten Gebäude am Weg wollen so etwas.',
        wrong: {
          auxiliary: 'Das ginge, aber dann sind die Aktionen des Gebäudes verloren.',
          end: 'Das ginge, und 3 £ blieben liegen.',
        },
      },
    },
    task: {
      say: 'Beende diesen Zug mit vier verschiedenen Arten auf der Hand.',
      done: 'Gut gemacht: vier verschiedene Arten, also zählt in Wellington jede Karte.',
      miss: 'Du hast noch ein Paar auf der Hand. Wirf es ab oder tausche, bevor du den Zug beendest.',
    },
  },
  wellington: {
    title: 'Wellington',
    about: 'Einkommen, Lieferung, ein Marker, und was danach kommt.',
    steps: {
      arrive: {
        say: 'Das Ende des Pfades ist einen Schritt entfernt. Geh nach Wellington und beginne deinen Besuch.',
        why: 'Hier hält jeder an. Nun folgen vier Schritte, immer in dieser Reihenfolge: Einkommen, Lieferung, Vorausschau A, Vorausschau B.',
      },
      reveal: {
        say: 'Erster Schritt, Einkommen: Decke deine Schafe auf, eines nach dem anderen. Alle vier sind verschieden, also zählen alle.',
        why: 'Die Zahlen werden addiert: 1 + 2 + 2 + 2 sind 7.',
        wrong: { keep: 'Du könntest es dabei lassen. Jedes zurückgehaltene Schaf ist weniger Geld.' },
      },
      income: {
        say: 'Alles ist aufgedeckt: Nimm dein Einkommen.',
        why: '7 £, eines für jeden Punkt Wert. Die aufgedeckten Schafe kommen auf deinen Ablagestapel.',
      },
      discs: {
        say: 'Jede Lieferung nimmt einen Marker von deiner Ablage und schaltet frei, was darunter lag: Hilfsaktionen, einen Schritt mehr, mehr Handkarten, Zertifikate oder Wolle. Ein Marker mit dunklen Ecken darf nur auf einen Posten mit dunklen Ecken: Welcher darf auf Posten 6, der weiße hat?',
        options: { white: 'Hilfsaktion: Schiff (weiße Ecken)', dark: 'Ein Schritt mehr (dunkle Ecken)' },
        answers: {
          white:
            'Richtig: Weiße Ecken passen überall, und eine Hilfsaktion, die du oft brauchst, ist ein guter Anfang. Auf dem ersten Posten mit dunklen Ecken nimm den Schritt oder die fünfte Handkarte.',
          dark: 'Er ist stark, aber seine Ecken sind dunkel. Er muss auf einen Posten mit dunklen Ecken warten, etwa 9.',
        },
      },
      deliver: {
        say: 'Zweiter Schritt, Lieferung: Mit 7 erreichst du Handelsposten 6. Wähle ihn und dann den Marker, der dorthin geht.',
        why: 'Was der Marker bedeckte, gehört dir bis zum Ende. So wächst deine Ablage, Besuch für Besuch.',
        wrong: {
          zero: 'Das ginge: 6 £ sofort. Aber jeder Marker auf Posten 0 kostet am Ende 8 Punkte.',
          low: 'Das ginge, aber jeden Posten kannst du nur einmal beliefern. Heb dir die niedrigen für schlechte Tage auf.',
        },
      },
      once: {
        say: 'Jeden Posten kannst du nur einmal beliefern; nur 0 und 21 stehen dir immer wieder offen. In der nächsten Runde hast du wieder 7: Welcher ist der höchste Posten, der dir bleibt?',
        options: { three: 'Posten 3', six: 'Posten 6', nine: 'Posten 9' },
        answers: {
          three: 'Richtig: 6 ist für dich verbraucht. Darum sollte jede Runde mehr bringen als die vorige.',
          six: 'Dort liegt schon ein Marker von dir, also ist er für dich zu.',
          nine: 'Dafür reichen 7 nicht.',
        },
      },
      foresight: {
        say: 'Dritter und vierter Schritt, Vorausschau: Du wählst, was auf den Plan kommt. Erst ein Arbeiter oder eine Gefahr, dann eines von zwei Bonusplättchen.',
        why: 'Was du wählst, können alle nutzen. Das Spiel endet, wenn der Bonusmarkt voll ist, also rückt mit jedem Plättchen das Ende näher.',
      },
      leave: {
        say: 'Beende deinen Zug. Dein Runholder beginnt wieder am Anfang des Pfades.',
        why: 'Das war eine Runde. Bessere Herde, mehr Geld, noch ein Marker: Die nächste beginnt.',
      },
    },
    task: {
      say: 'Besuche Wellington und liefere an Posten 9.',
      done: '2 + 2 + 2 + 3 sind 9. Posten 9 kostet 3 £ Transport, ist aber einen Punkt wert, und die Pfeile zu 6 und 12 bringen mehr.',
      miss: 'Dafür brauchst du 9. Decke alle Schafe auf und wähle dann Posten 9.',
    },
  },
  workers: {
    title: 'Arbeiter',
    about: 'Wen du einstellst, und was sie für dich tun.',
    steps: {
      hire: {
        say: 'Zwei Schäfer kaufen besser als einer. Stell den Schäfer für 6 £ ein.',
        why: 'Er kommt auf den nächsten Platz seiner Reihe, und der gab dir sofort ein Tauschplättchen.',
        wrong: {
          dear: 'Das ginge: Auf A darfst du zweimal einstellen. Diese Aktion kostet 3 £ mehr, nimm erst die andere.',
          others: 'Das ginge, und jeder hat seine Zeit. Heute willst du bessere Schafe.',
          end: 'Das ginge, aber mit einem Schäfer bleiben gute Schafe teuer.',
        },
      },
      kinds: {
        say: 'Vier Sorten, vier Reihen: Schäfer kaufen Schafe, Handwerker bauen, Matrosen bewegen dein Schiff, Scherer scheren. Je mehr von einer Sorte, desto stärker ihre Aktion.',
      },
      buy: {
        say: 'Später, auf F: Kaufe das Corriedale mit beiden Schäfern zusammen, für 2 £.',
        why: 'Mit einem Schäfer allein hätte es 5 £ gekostet. Wert 3 statt 1 oder 2: Dieses Schaf bringt in jeder Runde mehr.',
        wrong: {
          alone: 'Das ginge: Ein Schäfer genügt. Aber es kostet 5 £ statt 2 £.',
          lincoln: 'Das ginge: Es gibt mehr Wolle. Für Wellington ist das Corriedale eins mehr wert.',
          small: 'Das ginge: Es ist das kleinere Schaf und bringt weniger Punkte.',
          restock: 'Ein Schäfer könnte Karten in den Markt legen. Was du willst, ist schon da.',
          done: 'Du könntest ohne Kauf gehen. Mit 5 £ kannst du dir ein Schaf leisten.',
        },
      },
      pile: {
        say: 'Das neue Schaf liegt auf deinem Ablagestapel. Ist der Nachziehstapel leer, wird gemischt, und es kommt auf deine Hand.',
      },
    },
    task: {
      say: 'Du hast zwei Schäfer und 8 £. Kaufe zwei Schafe in einer Aktion.',
      done: 'Je ein Schäfer: 3 £ für das Dorset Horn und 5 £ für das Lincoln.',
      miss: 'Jeder Schäfer kann ein Schaf kaufen. Lass sie einzeln arbeiten und achte auf die Preise.',
    },
  },
  building: {
    title: 'Bauen',
    about: 'Wo du baust, damit andere zahlen.',
    steps: {
      choose: {
        say: 'Dein Gebäude gibt dir Aktionen, die sonst niemand nutzen darf. Du hast zwei Handwerker: Wähle Gebäude 4a, mit der grünen Hand.',
        why: 'Zwei Handwerker, 2 £ für jeden. Jetzt braucht es einen Platz.',
        wrong: {
          small: 'Das ginge: Es braucht nur einen Handwerker, ist aber weniger wert.',
          hand: 'Das ginge, aber es zeigt keine Hand: Niemand würde dir zahlen.',
          leicester: 'Auch diese 2 £ kannst du haben. Baue zuerst.',
          auxiliary: 'Das ginge, aber dann baust du in diesem Zug nichts.',
        },
      },
      site: {
        say: 'Andere zahlen, wenn sie es betreten. Stell es auf A1: Der einzige andere Weg führt über einen Steinschlag.',
        why: 'Nahe am Anfang kommt jeder einmal je Runde vorbei, und der Steinschlag ist nicht billiger.',
        wrong: {
          risk: 'Das ginge: So ein Feld gibt deinem Gebäude eine Aktion dazu. Aber hier kommen wenige vorbei.',
          bypass: 'Das ginge. Auf A1 muss jeder zwischen deinem Gebäude und dem Steinschlag wählen.',
        },
      },
      fee: {
        say: 'Beende deinen Zug und sieh zu, was dein Gegner tut.',
        why: 'Er musste vorbei: 2 £ für dich. Wer weniger hat, zahlt, was da ist, und nicht mehr.',
        wrong: { leicester: 'Das ginge. Sehen wir erst die Gebühr.' },
      },
      replace: {
        say: 'Mit einem dritten Handwerker stellst du Gebäude 5a an die Stelle von 4a: Du zahlst nur die Differenz.',
        why: '2 £ statt 6 £, und 4 Punkte statt 3. Große Gebäude erreicht man schrittweise.',
        wrong: {
          small: 'Das ginge, aber das größere ist mehr wert und kostet nur einen Handwerker mehr.',
          end: 'Das ginge, aber du hast Leute und Geld für mehr.',
          big: 'Das ginge. In dieser Lektion geht es mit Gebäude 5a weiter, an der Stelle von 4a.',
          auxiliary: 'Das ginge, aber dann baust du in diesem Zug nichts.',
        },
      },
    },
    task: {
      say: 'Manche Gebäudefelder zeigen ein Goldnugget. Baue so, dass du eines bekommst.',
      done: 'Gold für den richtigen Platz. Felder mit 2, 4 oder 7 öffnen sich später auf der Erkundungsleiste.',
      miss: 'Auf diesem Feld lag kein Nugget. Such das Gold auf dem Plan.',
    },
  },
  wool: {
    title: 'Wolle',
    about: 'Unterwegs scheren. Behalten oder liefern?',
    steps: {
      numbers: {
        say: 'Jedes Schaf hat eine zweite Zahl: seine Wolle. Ein Merino gibt 3, ein Shropshire nur 1.',
      },
      shear: {
        say: 'Du hast zwei Scherer, also darfst du zwei Schafe scheren. Wähle die mit der meisten Wolle.',
        why: '3 + 2 sind 5. Auch hier zählen nur verschiedene Arten.',
        wrong: {
          low: 'Das ginge, aber du hast Schafe mit mehr Wolle.',
          redraw: 'Das ginge: Ein Scherer kann auch eine Karte tauschen. Heute haben beide gute Schafe.',
          early: 'Du könntest hier aufhören. Der zweite Scherer wartet.',
          auxiliary: 'Das ginge. Schere zuerst: Dafür ist dieses Gebäude da.',
          end: 'Das ginge, und die Wolle bliebe auf den Schafen.',
        },
      },
      paid: {
        say: 'Schließe das Scheren ab.',
        why: '5 £ mitten auf dem Pfad. Und das ist noch nicht alles.',
      },
      deliver: {
        say: '5 genügt für Wollhandelsposten 5. Liefere und wähle einen Marker.',
        why: 'Ein Marker hat deine Ablage ohne Besuch in Wellington verlassen: ein Gewinn nebenbei.',
        wrong: { keep: 'Du könntest deine Marker behalten. Aber jeder, der geht, macht dich stärker.' },
      },
      draw: {
        say: 'Die geschorenen Schafe sind abgeworfen. Beende deinen Zug und zieh neue.',
        why: 'Schafe mit viel Wolle zahlen hier und machen dann Platz für andere, vor Wellington.',
        wrong: { auxiliary: 'Du könntest hier eine Hilfsaktion nutzen. Jetzt brauchst du sie nicht.' },
      },
    },
    task: {
      say: 'Du hast drei Scherer. Liefere an Wollhandelsposten 9.',
      done: '3 + 2 + 4 sind 9, und ein Romney kam dazu: 3 Punkte und ein gutes Schaf.',
      miss: 'Dafür brauchst du 9 Wolle. Wähle die drei Schafe nach ihrer Wolle.',
    },
  },
  sea: {
    title: 'See und Erkundung',
    about: 'Die Erkundungsleiste, dein Schiff und die Häfen.',
    steps: {
      path: {
        say: 'Auf Gebäude B erkundest du oder nimmst einen Auftrag; das Schiff zu bewegen ist eine zweite Aktion. Erkunde: Rück zwei Felder auf der Erkundungsleiste vor.',
        why: 'Gebäudefelder mit einer 2 sind jetzt offen. Weiter vorn liegen Gold, ein Schritt mehr und bis zu 15 Punkte.',
        wrong: {
          objective: 'Du könntest stattdessen einen Auftrag nehmen. Das ist eine andere Lektion.',
          short: 'Du könntest nur ein Feld gehen. Das zweite ist umsonst.',
          ship: 'Beide Aktionen sind erlaubt, in beliebiger Reihenfolge. Erkunde zuerst.',
          auxiliary: 'Das ginge, aber du verlierst beide Aktionen des Gebäudes.',
        },
      },
      small: {
        say: 'Drei Matrosen geben deinem Schiff drei Bewegungen: zwei bis zum kleinen Hafen 1, die dritte, um ihn mit einem Lagerhaus auszubauen. Bau ihn für 1 £ aus; der Weg dorthin ist eingerechnet.',
        why: 'Der Hafen gab dir eine Karte und einen Punkt. Die Lagerhäuser deiner Ablage stehen in Paaren: Sind beide eines Paars gebaut, bekommst du den Bonus daneben.',
        wrong: {
          sail: 'Das ginge, aber wenn das Schiff hält, verfällt der Rest der Bewegung. Wähle den Ausbau: Der Weg ist eingerechnet.',
          dear: 'Das ginge, aber der billigste Lagerplatz kostet dort 1 £.',
          elsewhere: 'Das ginge: Auch das ist ein Hafen. Wir beginnen mit dem kleinen.',
          end: 'Das ginge, und deine Matrosen hätten frei.',
        },
      },
      large: {
        say: 'An einem anderen Tag ist dein Schiff ein Feld vor dem großen Hafen 1. Bau ihn aus: Der Weg ist eingerechnet, und große Häfen kosten nichts.',
        why: 'Sein ausländischer Handelsposten ist jetzt offen, für eine Lieferung von 7 in Wellington.',
        wrong: {
          sail: 'Das ginge, aber wenn das Schiff hält, verfällt der Rest der Bewegung. Wähle den Ausbau: Der Weg ist eingerechnet.',
          one: 'Das ginge: Ein Feld führt dorthin, für das Lagerhaus bleibt aber nichts.',
          auxiliary: 'Das ginge. Dein Schiff hat Besseres zu tun.',
          end: 'Das ginge, und der Hafen bliebe den anderen.',
        },
      },
      medium: {
        say: 'Mittlere Häfen baust du mit einem Marker aus, und ein Arbeiter kann dort Hafenmeister werden, für Punkte. Der letzte Hafen jeder Route schickt dein Schiff an den Start zurück.',
      },
    },
    task: {
      say: 'Bau vom Start aus den kleinen Hafen 1 aus, zwei Felder auf der nördlichen Route. Gebäude G bewegt dein Schiff zweimal.',
      done: 'Zwei Felder mit den Matrosen, dann noch eine Bewegung für das Lagerhaus.',
      miss: 'Fahr erst zum Hafen, und behalte eine Bewegung für das Lagerhaus.',
    },
  },
  cards: {
    title: 'Karten',
    about: 'Helfer, Aufträge und Gold.',
    steps: {
      ferry: {
        say: 'Nicht jede Karte ist ein Schaf. Spiel deine Fähre: So eine Karte kannst du jederzeit in deinem Zug spielen.',
        why: '2 £ und eine neue Karte dafür. Ein Hütehund bringt ein Zertifikat, das in Wellington 1 zählt; ein Kōtare-Vogel ein Feld auf der Erkundungsleiste.',
        wrong: {
          forgo: 'Du könntest sie nur für die neue Karte spielen. Nimm die 2 £.',
          end: 'Das ginge, aber in Wellington säße die Fähre nutzlos auf deiner Hand.',
        },
      },
      take: {
        say: 'Gebäude B bietet Aufträge. Nimm den, der ein Gebäude und ein Lagerhaus verlangt.',
        why: 'Zwei einfache Aufgaben, 3 Punkte. Er liegt auf deinem Ablagestapel, bis du ihn ziehst.',
        wrong: {
          blind: 'Du könntest blind ziehen. Besser, man weiß, was man verspricht.',
          others: 'Das ginge, aber seine Aufgaben sind schwerer.',
          track: 'Du könntest erkunden. Nimm jetzt die Karte.',
        },
      },
      play: {
        say: 'Jetzt hast du ihn auf der Hand, dazu das Gebäude und das Lagerhaus. Spiel ihn aus.',
        why: '4 £ sofort und 3 Punkte am Ende. Ein ausgespielter Auftrag, den du nicht erfüllst, kostet Punkte.',
        wrong: {
          forgo: 'Du könntest ihn ohne das Geld spielen. Dafür gibt es keinen Grund.',
          end: 'Du könntest ihn behalten. Auf der Hand bringt er nichts.',
        },
      },
      gold: {
        say: 'Du hast 3 Gold. Kaufe damit das Cheviot unter dem Fass.',
        why: 'Ein gutes Schaf ohne ein einziges Pfund. Gold gibst du jederzeit in deinem Zug aus.',
        wrong: {
          wheel: 'Das ginge: Die Karte bringt Geld und Erkundung. Das Cheviot zählt in jeder Runde.',
          end: 'Du könntest das Gold behalten. Mehr als 5 passen nicht.',
        },
      },
      hazard: {
        say: 'Helfer kann man auch gewinnen: Zahle hier auf H 5 £ und entferne den Steinschlag, der 4 Punkte wert ist.',
        why: '4 Punkte für dich, ein Hütehund für dein Deck, und niemand zahlt dort mehr.',
        wrong: {
          small: 'Das ginge, aber er hat weniger Punkte.',
          shear: 'Du könntest auch ein Schaf scheren. Erst der Steinschlag.',
          end: 'Das ginge, und die Punkte blieben auf dem Pfad.',
        },
      },
    },
    task: {
      say: 'Du hast zwei Aufträge. Spiel den, den du erfüllt hast, und behalte den anderen.',
      done: '3 Punkte sind dein. Der andere wartet, bis du hast, was er verlangt.',
      miss: 'Der verlangt, was du nicht hast: −3 Punkte. Sieh dir seine Aufgaben an.',
    },
  },
  auxiliary: {
    title: 'Hilfsaktionen',
    about: 'Kleine Aktionen deiner Ablage, Tauschplättchen und Zertifikate.',
    steps: {
      stop: {
        say: 'Du darfst auch anhalten, wo dir nichts gehört, und eine Hilfsaktion nutzen: eine kleine Aktion deiner Ablage. Halte beim Gebäude deines Gegners und nimm 1 £.',
        why: '1 £ bezahlt, 1 £ bekommen: besser als nichts, wenn der nächste gute Ort zu weit ist.',
        wrong: {
          on: 'Du könntest weitergehen. Halte diesmal gleich hinter C.',
          certificate: 'Du könntest 2 £ für ein Zertifikat zahlen. Nimm diesmal das Geld.',
          draw: 'Du könntest eine Karte tauschen. Nimm diesmal das Geld.',
          end: 'Das ginge, aber eine Hilfsaktion kostet dich nichts.',
        },
      },
      double: {
        say: 'Ein Zertifikat zählt in Wellington 1 dazu. Gebäude C lässt dich eine Hilfsaktion doppelt nutzen, wenn beide ihrer Marker weg sind: Nimm zwei Zertifikate auf einmal.',
        why: 'Zwei Zertifikate für 4 £. Wenn deine Anzeige auf der Zertifikatsleiste 2 erreicht, bekommst du auch 1 Gold.',
        wrong: {
          single: 'Du könntest eines nehmen. Beide Marker sind weg, also nimm zwei.',
          others: 'Das ginge. Für Wellington willst du Zertifikate.',
          forgo: 'Du könntest verzichten. Bezahlt hast du schon.',
          gold: 'Auch das geht. Erst die Zertifikate.',
          end: 'Das ginge, und du nimmst hier nichts mit.',
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
        say: 'In Wellington zählt jedes Zertifikat 1. Decke beide Schafe auf und gib zwei Zertifikate aus.',
        why: '2 + 2 und zwei Zertifikate sind 6: 6 £ und ein besserer Handelsposten.',
        wrong: { save: 'Du könntest etwas aufheben. Decke diesmal alles auf und gib beide aus.' },
      },
    },
    task: {
      say: 'Liefere an Posten 9, mit drei Schafen und zwei Zertifikaten.',
      done: '2 + 2 + 3 und zwei Zertifikate: genau 9. So eine Reserve hebst du dir für den richtigen Posten auf.',
      miss: 'Das war zu wenig. Decke alle drei Schafe auf und gib beide Zertifikate aus.',
    },
  },
  lap: {
    title: 'Eine Runde planen',
    about: 'Ein Plan für drei Züge, und wie es endet.',
    steps: {
      plan: {
        say: 'Ein Spiel beginnt. Sieh dir Arbeitsmarkt und Schafmarkt an: Was passt zu deiner ersten Runde?',
        options: {
          sheep: 'Schäfer und bessere Schafe',
          ships: 'Matrosen und Häfen',
          buildings: 'Handwerker und Gebäude',
        },
        answers: {
          sheep: 'Ja: Schäfer sind hier billig, und gute Schafe warten. Der Tisch sagt dir, was zu tun ist.',
          ships: 'Der einzige Matrose kostet 8 £. Etwas anderes ist billiger und besser.',
          buildings: 'Hier ist kein Handwerker. Sieh nach, was da ist.',
        },
      },
      hire: {
        say: 'Erster Zug: Stell den billigeren Schäfer ein.',
        why: 'Ein guter Spieler täte dasselbe: Wer früh kommt, arbeitet das ganze Spiel für dich.',
        wrong: {
          dear: 'Das ginge, aber derselbe Schäfer steht für 5 £ da.',
          sailor: 'Das ginge. Er kostet 3 £ mehr und passt nicht zum Plan.',
          end: 'Das ginge, aber eingestellt wird hier auf A.',
        },
      },
      onward: {
        say: 'Beende deinen Zug. Der nächste Halt soll Geld für den Schafmarkt auf F bringen.',
        why: 'Du hast 7 £. Ein Hampshire kostet 9 £.',
      },
      walk: {
        say: 'F ist vier Schritte weit, und du hast drei. Geh bis E: Dort wird geschoren.',
        why: 'Drei Orte in einem Zug. Wenige Halte machen eine schnelle Runde, viele eine reiche.',
        wrong: { short: 'Du könntest hier halten. Aber E zahlt für deine Wolle, und F kommt gleich danach.' },
      },
      shear: {
        say: 'Zweiter Zug: Schere dein Merino.',
        why: 'Mit 3 £ mehr hast du 10 £: genug für das Hampshire im nächsten Zug. Planen heißt wissen, was der übernächste Halt verlangt.',
        wrong: {
          low: 'Das ginge, aber es hat weniger Wolle.',
          redraw: 'Du könntest eine Karte tauschen. Du brauchst das Geld.',
          auxiliary: 'Das ginge. Scheren bringt mehr.',
          end: 'Das ginge, aber dann fehlt dir auf F das Geld.',
        },
      },
      end: {
        say: 'Mit jedem Besuch in Wellington kommt ein Plättchen in diesen Markt, und der Anzeiger rückt Reihe für Reihe nach unten. Ist der Markt voll, endet das Spiel: Wer ihn gefüllt hat, hatte seinen letzten Zug, alle anderen haben noch einen.',
      },
      last: {
        say: 'In etwa einer Runde ist der Markt voll. Wofür gibst du dein Geld jetzt am besten aus?',
        options: {
          points: 'Ein Gebäude oder Plättchen mit Punkten',
          worker: 'Noch einen Arbeiter',
          sheep: 'Ein gutes Schaf ohne Punkte',
        },
        answers: {
          points:
            'Richtig: Was sich erst später lohnt, kommt zu spät. Und wer den Markt füllt, bekommt den Anzeiger, 5 Punkte.',
          worker: 'Arbeiter lohnen sich über viele Runden, und es bleibt nur eine. Such Punkte.',
          sheep: 'Es käme erst auf den Ablagestapel, und zum Ziehen bleibt kaum Zeit. Such Punkte.',
        },
      },
    },
    task: {
      say: 'Du hast 6 £. Kaufe in diesem Zug das Hampshire: Es kostet 9 £.',
      done: '3 £ für das Southdown, dann 9 £ für das Hampshire. Du bist bereit für dein erstes Spiel.',
      miss: 'Welches Gebäude verkauft Schafe, und was bietet es noch? Nutze seine Aktionen in der richtigen Reihenfolge.',
    },
  },
  sarah: {
    title: 'Solo: Sarah',
    about: 'Wie deine Sologegnerin denkt.',
    steps: {
      card: {
        say: 'Allein spielst du gegen Sarah. Sie hat kein Geld und keine Hand: In jedem Zug sagt ihr eine Karte, wie weit sie geht und was sie tut.',
      },
      turn: {
        say: 'Geh nach D, beende deinen Zug und sieh, was sie tut.',
        why: 'Ihre Karte ließ sie jemanden einstellen, umsonst. Sie ging weiter, und wo sie steht, ist ihr gleich.',
        wrong: {
          on: 'Das ginge. Geh diesmal nach D.',
          local: 'Du könntest das Gebäude nutzen. Beende diesmal einfach deinen Zug.',
        },
      },
      specialization: {
        say: 'Manche ihrer Karten hängen von ihrer Spezialisierung ab: der Sorte Arbeiter, von der sie am meisten hat. Wie bremst du sie?',
        options: { most: 'Ich stelle selbst diese Sorte ein', money: 'Ich lasse ihr wenig Geld' },
        answers: {
          most: 'Richtig: Wen du einstellst, den kann sie nicht einstellen.',
          money: 'Sie hat kein Geld und braucht keines. Sieh dir ihre Arbeiter an.',
        },
      },
      decide: {
        say: 'Jetzt baut sie, gleich vor dir. Geh nach F, beende deinen Zug, und wenn zwei Plätze gleich nah sind, entscheide für sie.',
        why: 'Was ihre Regeln offenlassen, entscheidest du. Gebühren für ihre Gebäude gehen an die Bank.',
        wrong: {
          on: 'Das ginge. Geh diesmal nach F.',
          local: 'Du könntest das Gebäude nutzen. Beende diesmal einfach deinen Zug.',
        },
      },
      score: {
        say: 'Wann gewinnst du gegen sie?',
        options: { her: 'Wenn ich mehr Punkte habe als sie', target: 'Wenn ich 100 Punkte erreiche' },
        answers: {
          her: 'Richtig: Auch ihre Marker, Arbeiter, Gebäude, Schafe und Aufträge zählen, nur kein Geld.',
          target: 'So eine Zahl gibt es nicht. Auch sie bekommt Punkte, und du musst sie schlagen.',
        },
      },
    },
    task: {
      say: 'Geh nach H und beende deinen Zug. Sarah wird bauen: Halte das Feld mit dem Goldnugget für dich frei.',
      done: 'Das Nugget ist noch da. Solche kleinen Entscheidungen sind dein Vorteil.',
      miss: 'Sie hat das Nugget genommen. H1 zeigt das Gold, H2 nicht.',
    },
  },
  'from-second': {
    title: 'Wenn du die Zweite Edition kennst',
    about: 'Was hier anders ist.',
    steps: {
      order: {
        say: 'Wellington ist dein Kansas City, aber in anderer Reihenfolge. Was kommt hier zuerst?',
        options: { income: 'Einkommen', foresight: 'Vorausschau' },
        answers: {
          income:
            'Richtig: erst Einkommen und Lieferung, dann zwei Schritte Vorausschau statt drei. Und du wählst, welche Schafe du aufdeckst.',
          foresight: 'In Kansas City, ja. Hier kommt sie zuletzt.',
        },
      },
      wool: {
        say: 'Neu: Schafe haben Wolle. Schere hier deine zwei besten.',
        why: 'Geld unterwegs, und deine Hand erneuert sich schneller.',
        wrong: {
          low: 'Das ginge, aber du hast Schafe mit mehr Wolle.',
          redraw: 'Das ginge: Scherer können Karten tauschen. Schere beide.',
          early: 'Du könntest hier aufhören. Der zweite Scherer wartet.',
          end: 'Das ginge, und das Neue bliebe liegen.',
        },
      },
      posts: {
        say: 'Wolle lieferst du sofort. Leg einen Marker auf Wollhandelsposten 5.',
        why: 'So verlassen Marker deine Ablage auch unterwegs, nicht nur am Ende.',
        wrong: { keep: 'Das ginge. Aber ein Marker weniger ist schwer zu schlagen.' },
      },
      deck: {
        say: 'Auch dein Deck wächst anders. Was hilft ihm hier?',
        options: { cards: 'Neue Karten, die keine Schafe sind', cull: 'Karten mit einer Hilfsaktion entfernen' },
        answers: {
          cards: 'Richtig: Fähre, Hütehund und Kōtare werden gespielt und gleich ersetzt. Gold kauft Bonuskarten.',
          cull: 'Diese Aktion gibt es nicht mehr. Hier machen neue Karten das Deck besser.',
        },
      },
      sea: {
        say: 'Statt der Eisenbahnstrecke gibt es die See, auf der dein Schiff in jede Richtung fährt, und die Erkundungsleiste. Banditen und Bahnhöfe gibt es nicht.',
      },
      end: {
        say: 'Und was beendet hier das Spiel?',
        options: { tiles: 'Der Bonusmarkt', jobs: 'Der Arbeitsmarkt' },
        answers: {
          tiles: 'Richtig. Arbeiter haben vier feste Spalten und werden nach unten billiger.',
          jobs: 'In der Zweiten Edition, ja. Hier ist es der andere Markt.',
        },
      },
    },
    task: {
      say: 'Ein Schiff verbraucht Bewegung für ein Lagerhaus. Öffne einen ausländischen Handelsposten: ein Lagerhaus am großen Hafen, zwei Felder weit.',
      done: 'Der ausländische Handelsposten 7 ist offen. Den Rest kennst du.',
      miss: 'Nutze deine drei Matrosen: zwei Felder zum großen Hafen, eine Bewegung für das Lagerhaus.',
    },
  },
};
