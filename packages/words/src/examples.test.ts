import { decision, legalMoves, readMove, whyNot, writeMove, type CoreState, type GameEvent } from '@drover/engine';
import { secondTable, table } from '@drover/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, loadWords, tellerOf, type Choice, type Teller, type Words } from './index.ts';

/** A few moments as they are told, word for word. */

let packs: Words[];
beforeAll(async () => {
  packs = await Promise.all(LANGUAGES.map(loadWords));
});

interface Moment {
  readonly s: CoreState;
  readonly events: readonly GameEvent[];
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
  it('a walk says whom it pays and what is left', () => {
    const t = table(2).at(0, 'A').build(1, '1a', 'A1').turn(0);
    expect(asked(t)).toEqual([
      'Where to move, up to 3 steps?',
      "Où se déplacer, jusqu'à 3 déplacements ?",
      'Dokąd iść, najwyżej 3 kroki?',
    ]);
    expect(button(t, 'move A1>B')).toEqual([
      'Walk to building B | 2 steps; by way of 1a of Ben (space A1); pays £1 to Ben; £9 left',
      'Aller : bâtiment B | 2 déplacements ; en passant par 1a de Ben (case A1) ; paie 1 £ à Ben ; il reste 9 £',
      'Idź: budynek B | 2 kroki; przez: 1a gracza Ben (działka A1); płaci 1 £ (dla gracza Ben); zostaje 9 £',
    ]);
    const before = t.s;
    expect(told(before, t.play('move A1>B'))).toEqual([
      'Ana walks 2 steps to building B, by way of 1a of Ben (space A1) / Ana pays a fee of £1 / Ben receives a fee of £1',
      'Ana fait 2 déplacements : bâtiment B, en passant par 1a de Ben (case A1) / Ana paie une taxe de 1 £ / Ben reçoit une taxe de 1 £',
      'Ana idzie 2 kroki: budynek B, przez: 1a gracza Ben (działka A1) / Ana płaci opłatę 1 £ / Ben dostaje opłatę 1 £',
    ]);
  });

  it('an action is named with the building that asks for it', () => {
    const t = table(2).at(0, 'A').job('shepherd', 6).with(0, { money: 9 });
    t.phaseB(0).play('use 2');
    expect(why(t)).toEqual(['Neutral building A', 'Bâtiment neutre A', 'Budynek neutralny A']);
    expect(button(t, 'hire shepherd 6')).toEqual([
      'Hire a shepherd for £6 | comes with it: gain 1 exchange token',
      'Engager une bergère pour 6 £ | action immédiate : recevoir 1 jeton Échange',
      'Zatrudnij pasterkę za 6 £ | akcja natychmiastowa: weź 1 żeton wymiany',
    ]);
    expect(refused(t, 'hire sailor 6')).toEqual([
      'There is none here: sailor.',
      "Il n'y en a pas ici : marin.",
      'Nie ma tu takiego pracownika: marynarz.',
    ]);
  });

  it('a refusal says what is missing', () => {
    const t = table(2)
      .at(0, 'D')
      .with(0, { workers: { craftsman: 2 } });
    t.phaseB(0).play('use 2');
    expect(refused(t, 'build 7')).toEqual([
      'Building 7a needs 5 craftsmen; you have 2.',
      'Bâtiment 7a : demande 5 bâtisseurs, vous en avez 2.',
      'Budynek 7a: wymaga 5 rękodzielników, masz 2.',
    ]);
  });
});

describe('why a walk is refused', () => {
  const t = () => table(2).at(0, 'A').build(1, '2a', 'A1').hazard('rk-1', 'RK1').turn(0);

  it('the way is told place by place', () => {
    expect(refused(t(), 'move C')).toEqual([
      'Name every place you enter on the way: space A1 > space B > space C.',
      'Nommez chaque lieu traversé en chemin : case A1 > case B > case C.',
      'Podaj każde miejsce po drodze: działka A1 > działka B > działka C.',
    ]);
  });

  it('where no way leads', () => {
    expect(refused(t(), 'move A1>RK1')).toEqual([
      'Rockfall space 1 cannot be reached from space A1.',
      "Case éboulement 1 : hors d'atteinte depuis là (case A1).",
      'Osuwisko nr 1: stamtąd nieosiągalne (działka A1).',
    ]);
    expect(refused(t(), 'move A')).toEqual([
      'Space A: you are there already.',
      'Case A : vous y êtes déjà.',
      'Działka A: już tam jesteś.',
    ]);
  });
});

describe('Second Edition', () => {
  it('a Simmental grows up', () => {
    const t = secondTable(2, { simmental: true }).at(0, 'G').hand(0, 'calf').turn(0);
    for (const bag of [1, 2, 3] as const) t.foresight(bag, null, null);
    t.play('move KC', 'kansas-city', 'income 0');
    expect(asked(t)).toEqual([
      'Which Simmental grows up?',
      'Quelle bête Simmental grandit ?',
      'Które zwierzę Simmental dorasta?',
    ]);
    expect(button(t, 'raise calf')).toEqual([
      'Simmental calf becomes Simmental heifer',
      'Veau Simmental devient génisse Simmental',
      'Cielę Simmental → jałówka Simmental',
    ]);
  });

  it('of a pair with different points the second card is asked for', () => {
    const t = secondTable(2).at(0, 'F').hand(0, 'shorthorn-3', 'shorthorn-4', 'shorthorn-5');
    t.phaseB(0).play('use 1', 'discard shorthorn-3');
    expect(asked(t)).toEqual([
      'Which second cattle card to discard?',
      'Quelle seconde carte Bétail défausser ?',
      'Którą drugą kartę bydła odrzucić?',
    ]);
    expect(button(t, 'discard shorthorn-5')).toEqual([
      'Discard Shorthorn (5 VP) | breeding value 4; 5 VP',
      "Défausser : Shorthorn (5 PV) | valeur d'élevage 4 ; 5 PV",
      'Odrzuć: Shorthorn (5 PZ) | wartość hodowlana 4; 5 PZ',
    ]);
  });

  it('an engine that reached the last space goes back', () => {
    const t = secondTable(2)
      .at(0, 'C')
      .engine(0, '37')
      .with(0, { money: 0, workers: { engineer: 4 } });
    t.phaseB(0).play('use 2', 'engine 39');
    expect(asked(t)).toEqual([
      'Where does the engine go from the end of the track?',
      'Où va la locomotive depuis le bout de la voie ferrée ?',
      'Dokąd jedzie lokomotywa z końca torów?',
    ]);
  });

  it('a delivery says what it clears, costs and completes', () => {
    const t = secondTable(2).at(0, 'G').hand(0, 'longhorn', 'galloway').cities(0, 'fulton').turn(0);
    for (const bag of [1, 2, 3] as const) t.foresight(bag, null, null);
    t.play('move KC', 'kansas-city', 'income 0');
    expect(button(t, 'deliver st-louis aux-engine')).toEqual([
      'Deliver to St. Louis | clears "auxiliary action: engine"; transport $1; together with Fulton: -3 VP; completed with Fulton: take an objective from the display',
      "Livrer : St. Louis | libère « action auxiliaire : locomotive » ; coûts de transport 1 $ ; avec Fulton : -3 PV ; complété par Fulton : prendre une carte Objectif de l'offre",
      'Dostarcz: St. Louis | odsłania „akcja pomocnicza: lokomotywa”; transport: 1 $; strzałka (Fulton): -3 PZ; strzałka (Fulton): weź kartę celu z puli',
    ]);
  });
});
