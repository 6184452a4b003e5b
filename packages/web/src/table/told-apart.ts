/** A move in words: what it is, and what it does. */
interface Said {
  readonly label: string;
  readonly detail: string | null;
}

const whole = ({ label, detail }: Said): string => (detail === null ? label : `${label} (${detail})`);

/** Two moves so that they can be told apart; null where the words for them are the same. */
export function toldApart(played: Said, better: Said): { readonly played: string; readonly better: string } | null {
  if (played.label !== better.label) return { played: played.label, better: better.label };
  return whole(played) === whole(better) ? null : { played: whole(played), better: whole(better) };
}
