import { describe, expect, it } from 'vitest';
import { secondTable } from '../testing/index.ts';

/** Places of the marker; certificates there: 0, 1, 2, 3, 4, 6. */
const SIX = 5;

/** At C, whose first action offers a certificate, with the marker on this place. */
const certifying = (place: number, ...cleared: string[]) =>
  secondTable(2)
    .at(0, 'C')
    .with(0, { certificates: place })
    .cleared(0, ...cleared)
    .phaseB(0);

describe('the certificate track', () => {
  it('SE-X13 one icon moves the marker one place', () => {
    expect(certifying(0).play('use 1 a').player(0).certificates).toBe(1);
    expect(certifying(2).play('use 1 a').player(0).certificates).toBe(3);
  });

  it('SE-X13 the limit is 3 at first', () => {
    const t = certifying(3);
    expect(t.why('use 1 a')).toMatchObject({ code: 'nothing-to-gain' });
    expect(t.with(0, { certificates: 2 }).can('use 1 a')).toBe(true);
  });

  it('SE-X13 with the 4 space clear it is 4', () => {
    const t = certifying(3, 'certificate-4').play('use 1 a');
    expect(t.player(0).certificates).toBe(4);
    expect(certifying(4, 'certificate-4').can('use 1 a')).toBe(false);
  });

  it('SE-X13 with both spaces clear it is 6, one place after 4', () => {
    const t = certifying(4, 'certificate-4', 'certificate-6').play('use 1 a');
    expect(t.player(0).certificates).toBe(SIX);
    expect(t.told('certificates')).toMatchObject([{ seat: 0, now: 6 }]);
    expect(certifying(SIX, 'certificate-4', 'certificate-6').can('use 1 a')).toBe(false);
  });

  it('SE-X13 the 6 space alone changes nothing: the limit stays 3 until the 4 space is clear too', () => {
    expect(certifying(3, 'certificate-6').can('use 1 a')).toBe(false);
    expect(certifying(3, 'certificate-6').cleared(0, 'certificate-4').can('use 1 a')).toBe(true);
    expect(certifying(4, 'certificate-6').cleared(0, 'certificate-4').can('use 1 a')).toBe(true);
  });

  it('SE-X13 "up to 2" may be taken in part, and stops at the limit', () => {
    const hired = (place: number) =>
      secondTable(2)
        .build(0, '5b', 'A-1')
        .at(0, 'A-1')
        .hand(0, 'pineywoods')
        .with(0, { certificates: place })
        .phaseB(0)
        .play('use 1', 'discard pineywoods');
    expect(hired(0).play('certify 2').player(0).certificates).toBe(2);
    expect(hired(0).play('certify 1').player(0).certificates).toBe(1);
    const near = hired(2);
    expect(near.can('certify 2')).toBe(false);
  });

  it('SE-X13 two places from 3 lead to 6, if the limit allows', () => {
    const t = secondTable(2).build(0, '5b', 'A-1').at(0, 'A-1').hand(0, 'pineywoods').with(0, { certificates: 3 });
    t.cleared(0, 'certificate-4', 'certificate-6').phaseB(0).play('use 1', 'discard pineywoods', 'certify 2');
    expect(t.player(0).certificates).toBe(SIX);
  });

  it.each([
    { cleared: [] as string[], place: 3 },
    { cleared: ['certificate-6'], place: 3 },
    { cleared: ['certificate-4'], place: 4 },
    { cleared: ['certificate-4', 'certificate-6'], place: SIX },
  ])('SE-X13 10a moves the marker to the limit, place $place with $cleared', ({ cleared, place }) => {
    const t = secondTable(2)
      .build(0, '10a', 'A-1')
      .at(0, 'A-1')
      .cleared(0, ...cleared)
      .phaseB(0)
      .play('use 1');
    expect(t.can(`certify ${place + 1}`)).toBe(false);
    expect(t.play(`certify ${place}`).player(0).certificates).toBe(place);
  });
});

describe('using certificates', () => {
  /** In Kansas City at the income with a Criollo in hand and $0. */
  const income = (place: number) =>
    secondTable(2)
      .at(0, 'G')
      .hand(0, 'criollo')
      .with(0, { certificates: place, money: 0 })
      .foresight(1, null, null)
      .foresight(2, null, null)
      .foresight(3, null, null)
      .turn(0)
      .play('move KC', 'kansas-city');

  it.each([
    { place: 3, spend: 0, left: 3 },
    { place: 3, spend: 2, left: 1 },
    { place: 3, spend: 3, left: 0 },
    { place: 4, spend: 1, left: 3 },
    { place: SIX, spend: 0, left: SIX },
    { place: SIX, spend: 1, left: 4 },
    { place: SIX, spend: 2, left: 4 },
    { place: SIX, spend: 3, left: 3 },
    { place: SIX, spend: 6, left: 0 },
  ])('SE-X13 SE-K3 from place $place $spend used leave the marker on place $left', ({ place, spend, left }) => {
    const t = income(place).play(`income ${spend}`);
    expect(t.player(0)).toMatchObject({ certificates: left, money: 1 + spend });
  });

  it('SE-X13 SE-K3 no more than there are', () => {
    expect(income(2).can('income 3')).toBe(false);
    expect(income(SIX).can('income 6')).toBe(true);
    expect(income(SIX).can('income 7')).toBe(false);
    expect(income(4).can('income 5')).toBe(false);
  });
});
