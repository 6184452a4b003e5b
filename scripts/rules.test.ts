import { describe, expect, it } from 'vitest';
import { coverage, idsIn, isComplete, report, rulesIn, teaching, teachingReport, testsIn } from './rules.ts';

const titles = (source: string): string[] => testsIn(source, 'some.test.ts').map((test) => test.title);

describe('rule ids are found in a text', () => {
  it.each([
    ['NZ-A6 a black hand costs £1', ['NZ-A6']],
    ['NZ-A6 NZ-A8: fees, in order (NZ-X14)', ['NZ-A6', 'NZ-A8', 'NZ-X14']],
    ['NZ-A6 and again NZ-A6', ['NZ-A6']],
    ["SE-K3's income", ['SE-K3']],
    ['NZ-A6b is a slip, not NZ-A6 with a letter', ['NZ-A6b', 'NZ-A6']],
    ['harbour SH-1, post A-1, UTF-8 and nz-a6 are no rules', []],
  ])('%s', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });
});

describe('rules are the headings of the reference', () => {
  it('with their titles and lines', () => {
    const markdown = [
      '# The rules',
      'How to read NZ-A6.',
      '## Phase A',
      '### NZ-A6 Fees',
      'As NZ-A7 says.',
      '#### NZ-A7 Short of money  ',
    ];
    expect(rulesIn(markdown.join('\n'), 'nz.md')).toEqual([
      { id: 'NZ-A6', title: 'Fees', at: 'nz.md:4' },
      { id: 'NZ-A7', title: 'Short of money', at: 'nz.md:6' },
    ]);
    expect(rulesIn(markdown.join('\r\n'), 'nz.md')).toEqual(rulesIn(markdown.join('\n'), 'nz.md'));
  });

  it('but not headings inside a code block, nor headings that only mention an id', () => {
    expect(rulesIn('```\n### NZ-A6 Fees\n```\n### About NZ-A6\n### NZ-A7', 'nz.md')).toEqual([
      { id: 'NZ-A7', title: '', at: 'nz.md:5' },
    ]);
  });
});

describe('tests are found', () => {
  it('with their titles and lines', () => {
    const source = "import { it, test } from 'vitest';\n\nit('one', () => {});\ntest(\n  'two',\n  () => {},\n);\n";
    expect(testsIn(source, 'a.test.ts')).toEqual([
      { title: 'one', at: 'a.test.ts:3' },
      { title: 'two', at: 'a.test.ts:4' },
    ]);
  });

  it.each([
    ["it.each([[1, 'x']])('each %i', (n: number) => {})", ['each %i']],
    ["it.each<number>([1])('typed', () => {})", ['typed']],
    ["it.each`a\n${1}`('table', () => {})", ['table']],
    ["test.for([1])('for', () => {})", ['for']],
    ["it.only('only', () => {}); it.concurrent.fails('fails', async () => {})", ['only', 'fails']],
    ["it.skipIf(windows)('maybe', () => {})", ['maybe']],
    ["it('joined ' + 'title', () => {})", ['joined title']],
    ['it(`NZ-A6 with £${pounds} left`, () => {})', ['NZ-A6 with £… left']],
    ['it(name, () => {})', ['']],
    ["it('slow', { timeout: 9, skip: false }, () => {})", ['slow']],
    ['for (const n of [1, 2]) it(`no ${n}`, () => {})', ['no …']],
  ])('%s', (source, found) => {
    expect(titles(source)).toEqual(found);
  });

  it('with the titles of the groups around them', () => {
    const source = `
      describe('NZ-A6 fees', () => {
        it('black', () => {});
        describe.each([1])('NZ-A8 order', () => {
          it('first', () => {});
        });
        it('green', () => {});
      });
      it('outside', () => {});`;
    expect(titles(source)).toEqual([
      'NZ-A6 fees > black',
      'NZ-A6 fees > NZ-A8 order > first',
      'NZ-A6 fees > green',
      'outside',
    ]);
  });

  it.each([
    "it.skip('x', () => {})",
    "it.todo('x')",
    "it.skip.each([1])('x', () => {})",
    "it.concurrent.skip('x', () => {})",
    "it('x')",
    "it('x', { skip: true }, () => {})",
    "it('x', { todo: later }, () => {})",
    "describe.skip('x', () => { describe('y', () => { it('z', () => {}); }); })",
    "describe('x', () => {})",
    "// it('x', () => {})",
    "/* it('x', () => {}) */",
    'const text = "it(\'x\', () => {})";',
    "/x/.test('x', () => {}); unit('x', () => {}); it.extend('x', () => {}); table.it('x', () => {});",
  ])('but not in %s', (source) => {
    expect(titles(source)).toEqual([]);
  });

  it('and a file that cannot be read is an error, not a file without tests', () => {
    expect(() => testsIn("it('x', () => {", 'broken.test.ts')).toThrow('broken.test.ts');
  });
});

describe('coverage', () => {
  const rules = rulesIn('### NZ-A6 Fees\n### NZ-A7 Short of money\n### NZ-A8 Order of fees', 'nz.md');
  const found = coverage(rules, [
    { title: 'NZ-A6 NZ-A8 two owners', at: 'a.test.ts:3' },
    { title: 'NZ-A6 fees > black', at: 'a.test.ts:9' },
    { title: 'NZ-A66 a slip', at: 'b.test.ts:1' },
    { title: 'no rule at all', at: 'b.test.ts:2' },
  ]);

  it('counts the tests of each rule and finds what is missing or unknown', () => {
    expect(found.rules.map(({ id, tests }) => [id, tests])).toEqual([
      ['NZ-A6', ['a.test.ts:3', 'a.test.ts:9']],
      ['NZ-A7', []],
      ['NZ-A8', ['a.test.ts:3']],
    ]);
    expect(found).toMatchObject({
      tested: 2,
      untested: ['NZ-A7'],
      unknown: [{ id: 'NZ-A66', at: 'b.test.ts:1' }],
      repeated: [],
    });
    expect(isComplete(found)).toBe(false);
  });

  it('is complete when every rule has a test and every id is a rule', () => {
    const tests = [{ title: 'NZ-A6 NZ-A7 NZ-A8', at: 'a.test.ts:1' }];
    expect(isComplete(coverage(rules, tests))).toBe(true);
    expect(isComplete(coverage([...rules, rules[0]], tests))).toBe(false);
  });

  it('is told as a table', () => {
    expect(report(found).split('\n')).toEqual([
      'id     title           tests  first',
      'NZ-A6  Fees                2  a.test.ts:3',
      'NZ-A7  Short of money      0  -',
      'NZ-A8  Order of fees       1  a.test.ts:3',
      '',
      '3 rules, 2 tested',
      'without a test: NZ-A7',
      'b.test.ts:1 names NZ-A66, which is no rule',
    ]);
  });
});

describe('teaching', () => {
  const rules = rulesIn('### NZ-S1 Players\n### NZ-A6 Fees\n### NZ-X4 Build', 'nz.md');
  const found = teaching(rules, [
    { name: 'nz/trail', rules: ['NZ-A6', 'NZ-A66'] },
    { name: 'nz/building', rules: ['NZ-A6'] },
  ]);

  it('is of the rules of phases and actions; set-up and scoring need no lesson', () => {
    expect(found.rules.map(({ id, lessons }) => [id, lessons])).toEqual([
      ['NZ-A6', ['nz/trail', 'nz/building']],
      ['NZ-X4', []],
    ]);
    expect(found).toMatchObject({ untaught: ['NZ-X4'], unknown: [{ id: 'NZ-A66', at: 'nz/trail' }] });
  });

  it('is told rule by rule', () => {
    expect(teachingReport(found).split('\n')).toEqual([
      'NZ-A6   nz/trail, nz/building',
      '',
      '2 rules of phases and actions, 1 taught',
      'taught nowhere: NZ-X4',
      'nz/trail names NZ-A66, which is no rule',
    ]);
  });
});
