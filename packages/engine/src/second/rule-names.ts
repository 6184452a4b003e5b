/** Shared rules go by their New Zealand ids in the code; this is what the Second Edition calls them. */
const names: Readonly<Record<string, string>> = {
  'NZ-S16': 'SE-S5',
  'NZ-A1': 'SE-A1',
  'NZ-A2': 'SE-A1',
  'NZ-B1': 'SE-B1',
  'NZ-B4': 'SE-B1',
  'NZ-B5': 'SE-B1',
  'NZ-B6': 'SE-B1',
  'NZ-B7': 'SE-B1',
  'NZ-B9': 'SE-B2',
  'NZ-C2': 'SE-C1',
  'NZ-X1': 'SE-X1',
  'NZ-X3': 'SE-X2',
  'NZ-X4': 'SE-X8',
  'NZ-X9': 'SE-X5',
  'NZ-X13': 'SE-X7',
  'NZ-X15': 'SE-X12',
  'NZ-X16': 'SE-X9',
  'NZ-X17': 'SE-X11',
  'NZ-X19': 'SE-X13',
  'NZ-X20': 'SE-X7',
  'NZ-X21': 'SE-B1',
  'NZ-X22': 'SE-X7',
  'NZ-W1': 'SE-K1',
  'NZ-W7': 'SE-K4',
};

export const ruleName = (rule: string): string => names[rule] ?? rule;
