import { decision, legalMoves, readMove, whyNot, writeMove, type CoreState, type GameEvent } from '@drover/engine';
import { secondTable, table } from '@drover/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, loadWords, tellerOf, type Choice, type Teller, type Words } from './index.ts';
import { playRandom, type Step } from './testing/games.ts';

/** A few moments as they are told, word for word. */

let packs: Words[];
beforeAll(async () => {
  packs = await Promise.all(LANGUAGES.map(loadWords));
});

interface Moment {
  readonly s: CoreState;
  readonly events: readonly GameEvent[];
}

interface Sheared {
  readonly total: number;
}

const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** What each language makes of it, English first. */
const inAll = (s: CoreState, say: (teller: Teller) => string): string[] =>
  packs.map((words) => plainSpaces(say(tellerOf(words, s, ['Ana', 'Ben']))));

const asked = ({ s }: Moment): string[] => inAll(s, (teller) => teller.question(s, decision(s)!).text);
const why = ({ s }: Moment): string[] => inAll(s, (teller) => teller.question(s, decision(s)!).why);

function button({ s }: Moment, text: string): string[] {
  const { seat } = decision(s)!;
  const move = legalMoves(s, seat).find((each) => writeMove(s, each) === text)!;
  const words = ({ label, detail }: Choice): string => (detail === null ? label : `${label} | ${detail}`);
  return inAll(s, (teller) => words(teller.choice(s, seat, move)));
}

const refused = ({ s }: Moment, text: string): string[] =>
  inAll(s, (teller) => teller.refusal(whyNot(s, decision(s)!.seat, readMove(s, text))!));

const told = (before: CoreState, { events }: Moment): string[] =>
  inAll(before, (teller) =>
    teller
      .story(before, events)
      .map(({ text }) => text)
      .join(' / '),
  );

describe('New Zealand', () => {
  it('a walk says whom it pays, what is left, and what the place does', () => {
    const t = table(2).at(0, 'A').build(1, '1a', 'A1').turn(0);
    expect(asked(t)).toEqual([
      'Move up to 3 steps',
      'Faites 3 déplacements au plus',
      'Przejdź maksymalnie 3 kroki',
      'Gehe bis zu 3 Schritte',
    ]);
    expect(button(t, 'move A1>B')).toEqual([
      'Move to building B | 2 steps; via Ben’s building 1a (space A1); £1 to Ben; £9 left; advance 2 spaces on the pathfinder track, or take an objective; move the ship up to 1 space for each sailor',
      'Aller au bâtiment B | 2 déplacements ; en passant par le bâtiment 1a de Ben (case A1) ; 1 £ de taxe à Ben ; il reste 9 £ ; avancer de 2 cases sur la piste Exploration, ou prendre une carte Objectif ; déplacer le bateau d’une case au plus par marin',
      'Idź do budynku B | 2 kroki; przez budynek 1a gracza Ben (działka A1); opłata 1 £ dla gracza Ben; zostaje 9 £; przesuń się o 2 pola na torze pioniera albo weź kartę celu; przesuń statek maksymalnie o 1 pole za każdego marynarza',
      'Zu Gebäude B gehen | 2 Schritte; über Gebäude 1a von Ben (Feld A1); 1 £ an Ben; danach noch 9 £; auf der Erkundungsleiste 2 Felder vorrücken oder einen Auftrag nehmen; das Schiff bis zu 1 Feld je Matrose bewegen',
    ]);
    const before = t.s;
    expect(told(before, t.play('move A1>B'))).toEqual([
      'Ana moves 2 steps to building B, via Ben’s building 1a (space A1) / Ana pays a fee of £1 / Ben receives a fee of £1',
      'Ana fait 2 déplacements jusqu’au bâtiment B, en passant par le bâtiment 1a de Ben (case A1) / Ana paie une taxe de 1 £ / Ben reçoit une taxe de 1 £',
      'Ana przechodzi 2 kroki do budynku B, przez budynek 1a gracza Ben (działka A1) / Ana uiszcza opłatę 1 £ / Ben otrzymuje 1 £ opłaty',
      'Ana geht 2 Schritte zu Gebäude B, über Gebäude 1a von Ben (Feld A1) / Ana zahlt 1 £ Gebühr / Ben erhält 1 £ Gebühr',
    ]);
  });

  it('an action is named with the building that asks for it', () => {
    const t = table(2).at(0, 'A').job('shepherd', 6).with(0, { money: 9 });
    t.phaseB(0).play('use 2');
    expect(why(t)).toEqual(['Neutral building A', 'Bâtiment neutre A', 'Budynek neutralny A', 'Neutrales Gebäude A']);
    expect(button(t, 'hire shepherd 6')).toEqual([
      'Hire a shepherd for £6 | immediate action: gain 1 exchange token',
      'Engager une bergère pour 6 £ | action immédiate : recevoir 1 jeton Échange',
      'Zatrudnij pasterkę za 6 £ | akcja natychmiastowa: weź 1 żeton wymiany',
      'Einen Schäfer für 6 £ einstellen | Sofortaktion: 1 Tauschplättchen erhalten',
    ]);
    expect(refused(t, 'hire sailor 6')).toEqual([
      'There is no sailor to hire here.',
      'Il n’y a pas de marin à engager ici.',
      'Nie ma tu marynarza do zatrudnienia.',
      'Hier kannst du keinen Matrosen einstellen.',
    ]);
  });

  it('a building goes by its name wherever a sentence speaks of it', () => {
    const t = table(2)
      .at(0, 'D')
      .build(0, '1a', 'A1')
      .with(0, { money: 20, workers: { craftsman: 4 } });
    t.phaseB(0).play('use 2');
    expect(button(t, 'build 3').map((text) => text.split(' |')[0])).toEqual([
      'Place building 3a',
      'Construire le bâtiment 3a',
      'Zbuduj budynek 3a',
      'Gebäude 3a bauen',
    ]);
    t.play('build 3');
    expect(button(t, 'site A1').map((text) => text.split(' |')[0])).toEqual([
      'Replace building 1a on space A1',
      'Remplacer le bâtiment 1a sur la case A1',
      'Zastąp budynek 1a na działce A1',
      'Gebäude 1a auf Feld A1 ersetzen',
    ]);
    const before = t.s;
    expect(told(before, t.play('site A1')).map((text) => text.split(' /')[0])).toEqual([
      'Ana replaces building 1a with building 3a on space A1 for £2',
      'Ana remplace le bâtiment 1a par le bâtiment 3a sur la case A1 pour 2 £',
      'Ana zastępuje budynek 1a budynkiem 3a na działce A1 za 2 £',
      'Ana ersetzt Gebäude 1a auf Feld A1 durch Gebäude 3a für 2 £',
    ]);
    t.at(0, 'A').turn(0);
    const reader = (say: (teller: Teller) => string): string[] =>
      packs.map((words) => plainSpaces(say(tellerOf(words, t.s, ['Ana', 'Ben'], 0))));
    const walk = legalMoves(t.s, 0).find((each) => writeMove(t.s, each) === 'move A1')!;
    expect(reader((teller) => teller.choice(t.s, 0, walk).label)).toEqual([
      'Move to your building 3a (space A1)',
      'Aller à votre bâtiment 3a (case A1)',
      'Idź do swojego budynku 3a (działka A1)',
      'Zu deinem Gebäude 3a (Feld A1) gehen',
    ]);
  });

  it('wool is delivered by what was sheared, not by the shearers who are left', () => {
    let asks = 0;
    const ask = ({ before }: Step): void => {
      const { ask, task } = decision(before)!;
      if (ask !== 'wool-post') return;
      asks++;
      for (const text of asked({ s: before, events: [] })) expect(text).toContain(String((task as Sheared).total));
    };
    for (let game = 0; asks === 0; game++)
      playRandom({ edition: 'nz', players: 4, seed: `wool ${game}`, options: {} }, ask, () => {});
  });

  it('a refusal says what is missing', () => {
    const t = table(2)
      .at(0, 'D')
      .with(0, { workers: { craftsman: 2 } });
    t.phaseB(0).play('use 2');
    expect(refused(t, 'build 7')).toEqual([
      'Building 7a needs 5 craftsmen; you have 2.',
      'Le bâtiment 7a demande 5 bâtisseurs, vous en avez 2.',
      'Budynek 7a wymaga 5 rękodzielników, masz 2.',
      'Gebäude 7a braucht 5 Handwerker; du hast 2.',
    ]);
  });
});

describe('why a walk is refused', () => {
  const t = () => table(2).at(0, 'A').build(1, '2a', 'A1').hazard('rk-1', 'RK1').turn(0);

  it('the way is told place by place', () => {
    expect(refused(t(), 'move C')).toEqual([
      'Name every place you enter on the way: space A1 > space B > space C.',
      'Indiquez chaque lieu traversé en chemin : case A1 > case B > case C.',
      'Podaj każde miejsce po drodze: działka A1 > obszar B > obszar C.',
      'Nenne jeden Ort, den du unterwegs betrittst: Feld A1 > Feld B > Feld C.',
    ]);
  });

  it('where no way leads', () => {
    expect(refused(t(), 'move A1>RK1')).toEqual([
      'Rockfall space 1 cannot be reached from space A1.',
      'La case Éboulement 1 est hors d’atteinte depuis la case A1.',
      'Nie da się z działki A1 dotrzeć do pola osuwiska nr 1.',
      'Steinschlagfeld 1 ist von Feld A1 aus nicht erreichbar.',
    ]);
    expect(refused(t(), 'move A')).toEqual([
      'You are already at space A.',
      'Vous êtes déjà à la case A.',
      'Już jesteś na obszarze A.',
      'Du bist schon auf Feld A.',
    ]);
  });
});

describe('Second Edition', () => {
  it('a Simmental grows up', () => {
    const t = secondTable(2, { simmental: true }).at(0, 'G').hand(0, 'calf').turn(0);
    for (const bag of [1, 2, 3] as const) t.foresight(bag, null, null);
    t.play('move KC', 'kansas-city', 'income 0');
    expect(asked(t)).toEqual([
      'Choose a Simmental to raise',
      'Choisissez la bête Simmental qui grandit',
      'Wybierz zwierzę Simmental, które dorasta',
      'Wähle ein Simmental, das heranwächst',
    ]);
    expect(button(t, 'raise calf')).toEqual([
      'Raise the Simmental calf to a Simmental heifer',
      'Le veau Simmental devient une génisse Simmental',
      'Cielę Simmental dorasta i staje się jałówką Simmental',
      'Das Simmental-Kalb wird zur Simmental-Färse',
    ]);
  });

  it('of a pair with different points the second card is asked for', () => {
    const t = secondTable(2).at(0, 'F').hand(0, 'shorthorn-3', 'shorthorn-4', 'shorthorn-5');
    t.phaseB(0).play('use 1', 'discard shorthorn-3');
    expect(asked(t)).toEqual([
      'Discard a second cattle card',
      'Défaussez une seconde carte Bétail',
      'Odrzuć drugą kartę bydła',
      'Wirf eine zweite Rinderkarte ab',
    ]);
    expect(button(t, 'discard shorthorn-5')).toEqual([
      'Discard a Shorthorn (5 VP) | breeding value 4; 5 VP',
      'Défausser un Shorthorn (5 PV) | valeur d’élevage 4 ; 5 PV',
      'Odrzuć kartę Shorthorn (5 PZ) | wartość hodowlana 4; 5 PZ',
      'Ein Shorthorn (5 SP) abwerfen | Zuchtwert 4; 5 SP',
    ]);
  });

  it('an engine that reached the last space goes back', () => {
    const t = secondTable(2)
      .at(0, 'C')
      .engine(0, '37')
      .with(0, { money: 0, workers: { engineer: 4 } });
    t.phaseB(0).play('use 2', 'engine 39');
    expect(asked(t)).toEqual([
      'Choose where your engine returns to from the end of the track',
      'Choisissez où va votre locomotive depuis le bout de la voie ferrée',
      'Wybierz, dokąd jedzie lokomotywa z końca linii kolejowej',
      'Wähle, wohin deine Lok vom Ende der Strecke zurückkehrt',
    ]);
  });

  it('a delivery says what it clears, costs and completes', () => {
    const t = secondTable(2).at(0, 'G').hand(0, 'longhorn', 'galloway').cities(0, 'fulton').turn(0);
    for (const bag of [1, 2, 3] as const) t.foresight(bag, null, null);
    t.play('move KC', 'kansas-city', 'income 0');
    expect(button(t, 'deliver st-louis aux-engine')).toEqual([
      'Deliver to St. Louis | unlocks “auxiliary action: engine”; value 4; transport costs $1; arrow to Fulton: −3 VP; arrow to Fulton: take an objective from the display',
      'Livrer à St. Louis | débloque « action auxiliaire : locomotive » ; valeur 4 ; coûts de transport 1 $ ; flèche commune avec Fulton : −3 PV ; flèche commune avec Fulton : prendre une carte Objectif de l’offre',
      'Dostarcz do St. Louis | odblokowuje „akcja pomocnicza: lokomotywa”; wartość 4; koszt transportu: 1 $; strzałka do Fulton: −3 PZ; strzałka do Fulton: weź kartę celu z puli',
      'Nach St. Louis liefern | schaltet „Hilfsaktion: Lok“ frei; Wert 4; Transportkosten 1 $; Pfeil nach Fulton: −3 SP; Pfeil nach Fulton: einen Auftrag aus der Auslage nehmen',
    ]);
  });
});
