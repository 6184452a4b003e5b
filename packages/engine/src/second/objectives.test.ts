import { describe, expect, it } from 'vitest';
import { secondTable, type SecondTable } from '../testing/index.ts';

const display = (t: SecondTable) => t.s.objectives.map((card) => t.c.cards[card]!.id);

describe('gaining an objective', () => {
  const gaining = (stack = ['o05', 'o06']) =>
    secondTable(2).at(0, 'C').objectives(['o01', 'o02', 'o03', 'o04'], stack).phaseB(0).play('use 1 b');

  it('SE-X7 one of the four face-up objectives goes to the discard pile', () => {
    const t = gaining().play('objective o02');
    expect(t.cards(0, 'discard')).toEqual(['o02']);
    expect(t.cards(0, 'area')).toEqual([]);
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X7 the gap is filled at once from the stack', () => {
    const t = gaining().play('objective o02');
    expect(display(t).sort()).toEqual(['o01', 'o03', 'o04', 'o05']);
    expect(t.s.objectiveStack).toHaveLength(1);
  });

  it('SE-X7 or the top card of the stack, and the display stays', () => {
    const t = gaining().play('objective stack');
    expect(t.cards(0, 'discard')).toEqual(['o05']);
    expect(display(t)).toEqual(['o01', 'o02', 'o03', 'o04']);
  });

  it('SE-X7 nobody looks at the stack before choosing', () => {
    const t = gaining();
    expect(t.moves()).toEqual(['objective o01', 'objective o02', 'objective o03', 'objective o04', 'objective stack']);
    expect(t.why('objective o05')).toMatchObject({ code: 'sold-out', rule: 'SE-X7' });
    expect(t.view(0).objectiveStack).toEqual(gaining(['o06', 'o05']).view(0).objectiveStack);
  });

  it('SE-X7 the card drawn from the stack lies face up on the discard pile', () => {
    const t = gaining().play('objective stack');
    expect(t.heard(1)).toContainEqual(expect.objectContaining({ type: 'acquired', card: 'o05', onto: 'discard' }));
  });

  it('SE-X7 with the stack empty the gap stays open', () => {
    const t = gaining([]);
    expect(t.can('objective stack')).toBe(false);
    t.play('objective o02');
    expect(display(t)).toEqual(['o01', 'o03', 'o04']);
  });

  it('SE-X7 with the display empty no objective can be gained', () => {
    const t = secondTable(2).at(0, 'C').objectives([], []).phaseB(0);
    expect(t.can('use 1 b')).toBe(false);
    expect(t.can('use 1 a')).toBe(true);
  });

  it('SE-X7 an objective just gained cannot be played yet: it lies on the discard pile', () => {
    const t = gaining().play('objective o01');
    expect(t.why('play o01')).toMatchObject({ code: 'card-not-in-hand', rule: 'SE-X7' });
  });
});

describe('when objectives are played', () => {
  it('SE-X7 before phase A', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'o01', 'o10').turn(0);
    expect(t.can('play o01')).toBe(true);
    t.play('play o01');
    expect(t.question).toMatchObject({ ask: 'phase-a' });
    expect(t.can('play o10')).toBe(true);
  });

  it('SE-X7 before and after every single action of phase B, never inside one', () => {
    const t = secondTable(2).at(0, 'A').with(0, { money: 40 }).token(12).hand(0, 'o01', 'o02', 'o03');
    t.job('cowboy', 1, 1).job('cowboy', 2, 1).phaseB(0);
    expect(t.can('play o01')).toBe(true);
    t.play('play o01', 'use 2');
    expect(t.why('play o02')).toMatchObject({ code: 'only-in-window', rule: 'SE-X7' });
    t.play('hire cowboy 6@1');
    expect(t.can('play o02')).toBe(true);
    t.play('play o02', 'use 3');
    expect(t.can('play o03')).toBe(false);
    t.play('hire cowboy 6@2');
    expect(t.can('play o03')).toBe(true);
  });

  it('SE-X7 not between an action and the station it leads to', () => {
    const t = secondTable(2).at(0, 'C').engine(0, '4').hand(0, 'o01').phaseB(0).play('use 2', 'engine t4');
    expect(t.why('play o01')).toMatchObject({ code: 'only-in-window', rule: 'SE-X7' });
    expect(t.play('forgo').can('play o01')).toBe(true);
  });

  it('SE-X7 never in the turn of another player', () => {
    const t = secondTable(2).hand(1, 'o01').turn(0);
    expect(t.can('play o01', 1)).toBe(false);
  });

  it('SE-X7 in Kansas City before its subphases, not between them', () => {
    const t = secondTable(2).at(0, 'G').hand(0, 'o01', 'o02', 'criollo').turn(0).play('move KC');
    expect(t.can('play o01')).toBe(true);
    t.play('play o01', 'kansas-city');
    expect(t.why('play o02')).toMatchObject({ code: 'only-in-window', rule: 'SE-X7' });
  });

  it('SE-X7 only from the hand', () => {
    const t = secondTable(2).at(0, 'A').stack(0, 'o01').discard(0, 'o02').area(0, 'o03').phaseB(0);
    expect(t.why('play o01')).toMatchObject({ code: 'card-not-in-hand', rule: 'SE-X7' });
    expect(t.can('play o02')).toBe(false);
    expect(t.can('play o03')).toBe(false);
  });

  it('SE-X7 nobody has to play one', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'o01', 'o10', 'o15', 'o20').phaseB(0).play('end');
    expect(t.cards(0, 'hand')).toEqual(['o01', 'o10', 'o15', 'o20']);
    expect(t.question).toMatchObject({ seat: 1 });
  });

  it('SE-X7 a played objective lies in the objective area and is out of the deck', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'o01').area(0, 'st1').phaseB(0).play('play o01');
    expect(t.cards(0, 'area')).toEqual(['st1', 'o01']);
    expect(t.cards(0, 'hand')).toEqual([]);
    expect(t.cards(0, 'discard')).toEqual([]);
    expect(t.told('played')).toEqual([{ type: 'played', seat: 0, card: 'o01', forgone: false }]);
  });
});

describe('immediate actions', () => {
  /** At A in phase B, with this objective and a Criollo in hand, the engine on 1 and both dollar discs clear. */
  const holding = (card: string) =>
    secondTable(2).at(0, 'A').engine(0, '1').cleared(0, 'aux-dollar').hand(0, card, 'criollo').phaseB(0);

  it.each(['o01', 'o02', 'o03', 'o04', 'o05'])('SE-X7 %s: two dollars', (card) => {
    const t = holding(card).play(`play ${card}`);
    expect(t.player(0).money).toBe(12);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it.each(['o06', 'o07', 'o08', 'o09'])('SE-X7 SE-X9 %s: a single or a double auxiliary action', (card) => {
    expect(holding(card).play(`play ${card}`, 'auxiliary dollar').player(0).money).toBe(11);
    expect(holding(card).play(`play ${card}`, 'auxiliary dollar double').player(0).money).toBe(12);
  });

  it.each(['o10', 'o11', 'o12', 'o13', 'o14'])('SE-X7 %s: draw up to 3, then discard as many', (card) => {
    const t = holding(card).stack(0, 'longhorn', 'galloway', 'pineywoods', 'corriente').play(`play ${card}`);
    expect(t.moves('draw').sort()).toEqual(['draw 1', 'draw 2', 'draw 3']);
    t.play('draw 3', 'discard criollo', 'discard galloway');
    expect(t.question).toMatchObject({ ask: 'discard' });
    t.play('discard pineywoods');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it.each([
    { card: 'o15', spaces: 2 },
    { card: 'o16', spaces: 2 },
    { card: 'o17', spaces: 2 },
    { card: 'o18', spaces: 3 },
    { card: 'o19', spaces: 3 },
  ])('SE-X7 SE-X3 $card: the engine up to $spaces spaces forward', ({ card, spaces }) => {
    const t = holding(card)
      .with(0, { workers: { engineer: 6 } })
      .play(`play ${card}`);
    expect(t.can('engine 2')).toBe(true);
    expect(t.can(`engine ${1 + spaces}`)).toBe(true);
    expect(t.moves()).toHaveLength(spaces);
    t.play('engine 3');
    expect(t.engineAt(0)).toBe('3');
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it.each(['o20', 'o21', 'o22', 'o23', 'o24'])('SE-X7 %s: the herder up to 3 steps forward', (card) => {
    const t = holding(card).play(`play ${card}`);
    expect(t.moves()).toEqual(['move B', 'move B>C', 'move B>C>E', 'move B>C>D']);
    expect(t.play('move B>C>D').where(0)).toBe('D');
  });

  it.each(['o01', 'o06', 'o10', 'o15', 'o18', 'o20'])('SE-X7 the action of %s can be forfeited', (card) => {
    const t = holding(card).play(`play ${card} forgo`);
    expect(t.cards(0, 'area')).toEqual([card]);
    expect(t.player(0).money).toBe(10);
    expect(t.engineAt(0)).toBe('1');
    expect(t.where(0)).toBe('A');
    expect(t.cards(0, 'hand')).toEqual(['criollo']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X7 drawing fewer means discarding fewer', () => {
    const t = holding('o10').stack(0, 'longhorn', 'galloway').play('play o10', 'draw 1', 'discard criollo');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X7 with two cards left to draw, two are drawn and discarded', () => {
    const t = holding('o10').stack(0, 'longhorn', 'galloway').discard(0).play('play o10');
    expect(t.can('draw 3')).toBe(false);
    t.play('draw 2', 'discard criollo', 'discard galloway');
    expect(t.cards(0, 'hand')).toEqual(['longhorn']);
    expect(t.question).toMatchObject({ ask: 'phase-b' });
  });

  it('SE-X7 an objective drawn this way can be played right afterwards', () => {
    const t = holding('o10').stack(0, 'o01').discard(0).play('play o10', 'draw 1', 'discard criollo', 'play o01');
    expect(t.cards(0, 'area')).toEqual(['o10', 'o01']);
  });

  it('SE-X7 SE-X9 the double auxiliary action of a card needs both its spaces clear', () => {
    const t = holding('o06').play('play o06');
    expect(t.why('auxiliary draw double')).toMatchObject({ code: 'not-doubled', rule: 'SE-X9' });
    expect(t.why('auxiliary engine')).toMatchObject({ code: 'locked', rule: 'SE-X9' });
  });

  it('SE-X7 SE-B1 an auxiliary action by a card leaves the local actions open, and the one in their place', () => {
    const t = holding('o06').token(12).job('cowboy', 1, 1).play('play o06', 'auxiliary dollar');
    expect(t.can('use 2')).toBe(true);
    expect(t.can('auxiliary dollar')).toBe(true);
  });

  it('SE-X7 SE-X5 the engine of a card upgrades the station it stops at', () => {
    const t = holding('o15').engine(0, '3').stationMaster('s1', null);
    t.play('play o15', 'engine t4', 'upgrade s1 aux-draw');
    expect(t.points(0, 'stations')).toBe(1);
    expect(t.player(0).money).toBe(8);
  });
});

describe('the herder of an objective', () => {
  it('SE-X7 before phase A: phase A goes on from there', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'o20').turn(0).play('play o20', 'move B>C>D');
    expect(t.where(0)).toBe('D');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-a' });
    expect(t.can('use 2')).toBe(false);
    t.play('move E>F>G');
    expect(t.where(0)).toBe('G');
    expect(t.question).toMatchObject({ seat: 0, ask: 'phase-b' });
  });

  it('SE-X7 before phase A the walk of phase A is still owed', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'o20').turn(0).play('play o20', 'move B');
    expect(t.can('end')).toBe(false);
    expect(t.moves('move').length).toBeGreaterThan(0);
  });

  it('SE-X7 no fees for hands, neither to the bank nor to a player', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'o20').build(1, '1a', 'A-1').hazard('dr-1', 'DROUGHT-1').turn(0);
    t.play('play o20', 'move A-1>B>DROUGHT-1');
    expect(t.where(0)).toBe('DROUGHT-1');
    expect(t.player(0).money).toBe(10);
    expect(t.player(1).money).toBe(10);
    const walking = secondTable(2).at(0, 'A').build(1, '1a', 'A-1').turn(0).play('move A-1');
    expect(walking.player(0).money).toBe(8);
    expect(walking.player(1).money).toBe(12);
  });

  it('SE-X7 in phase B phase C follows at once: the new place is not used', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'o20').stack(0, 'criollo', 'criollo', 'galloway', 'galloway').phaseB(0);
    t.play('auxiliary dollar', 'play o20', 'move B>C');
    expect(t.where(0)).toBe('C');
    expect(t.cards(0, 'hand')).toHaveLength(4);
    expect(t.question).toMatchObject({ seat: 1, ask: 'phase-a' });
  });

  it('SE-X7 in phase B the place left behind is gone too, used or not', () => {
    const t = secondTable(2).at(0, 'C').hand(0, 'o20').phaseB(0).play('play o20', 'move D');
    expect(t.question).toMatchObject({ seat: 1, ask: 'phase-a' });
  });

  it('SE-X7 up to 3 steps, with four players and a higher step limit as well', () => {
    const t = secondTable(4).at(0, 'A').cleared(0, 'step-left', 'step-right').hand(0, 'o20').turn(0).play('play o20');
    expect(t.can('move B>C>D')).toBe(true);
    expect(t.can('move B>C>D>E')).toBe(false);
  });

  it('SE-X7 at least one step once the action is chosen', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'o20').turn(0).play('play o20');
    expect(t.can('forgo')).toBe(false);
    expect(t.moves().every((move) => move.startsWith('move '))).toBe(true);
  });

  it('SE-X7 never to Kansas City', () => {
    const t = secondTable(2).at(0, 'F').hand(0, 'o20').build(1, '2a', 'G-1').turn(0).play('play o20');
    expect(t.moves()).toEqual(['move G', 'move G>G-1']);
    expect(t.can('move G>KC')).toBe(false);
    const last = secondTable(2).at(0, 'G').hand(0, 'o20').turn(0);
    expect(last.can('play o20')).toBe(false);
    expect(last.can('play o20 forgo')).toBe(true);
    expect(last.can('move KC')).toBe(true);
  });
});
