/** Points as they are written: lost ones with a minus sign, not a hyphen. */
export const points = (vp: number): string => String(vp).replace('-', '−');
