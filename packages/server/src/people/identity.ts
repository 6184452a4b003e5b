/** Who asks: known by the cookie of a browser or the token of a program. */
export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}
