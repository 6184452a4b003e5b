/** The closed sets of names the tables use: every language has words for all of them. */

export type TableName =
  | 'neutral'
  | 'buildings'
  | 'spaces'
  | 'hazards'
  | 'discs'
  | 'workers'
  | 'tasks'
  | 'objectives'
  | 'harbourmasters'
  | 'station-masters'
  | 'posts'
  | 'cities'
  | 'harbours'
  | 'stations'
  | 'sheep'
  | 'cattle'
  | 'job-market'
  | 'bonus-market'
  | 'bonus-tiles'
  | 'pathfinder'
  | 'pairs'
  | 'cards'
  | 'outlaws'
  | 'bounties';

export type Hand = 'green' | 'black' | 'none';
/** Where an animal card comes from. */
export type Home = 'flock' | 'market' | 'supply' | 'simmental';
/** Arrows of a market that do nothing are one. */
export type ArrowColour = 'none' | 'yellow' | 'turquoise' | 'red' | 'green';

/** Rule ids, for every table an edition has. */
export type TableRules = Readonly<Partial<Record<TableName, readonly string[]>>>;
