import { CannotOpen } from './database.ts';

/**
 * How the database came to be what it is, step by step. A step that has been released is never changed: what is new
 * becomes a new step.
 */

export type Dialect = 'sqlite' | 'postgres';

const BEGINNING = `
create table people (
  id text primary key,
  name text not null,
  account text unique,
  revision integer not null,
  body text not null
);
create table sessions (
  id text primary key,
  person text not null references people (id),
  begun double precision not null,
  seen double precision not null
);
create index sessions_of_person on sessions (person);
create table tokens (
  id text primary key,
  person text not null references people (id),
  hash text not null unique,
  label text not null,
  created double precision not null
);
create index tokens_of_person on tokens (person);
create table tables (
  id text primary key,
  revision integer not null,
  status text not null,
  edition text not null,
  listed integer not null,
  clock text not null,
  created double precision not null,
  touched double precision not null,
  wake double precision,
  people text not null,
  body text not null,
  chat integer not null default 0
);
create index tables_to_wake on tables (wake) where wake is not null;
create index tables_by_status on tables (status, touched);
create table sitters (
  person text not null,
  table_id text not null references tables (id),
  primary key (person, table_id)
);
create index sitters_of_table on sitters (table_id);
create table actions (
  table_id text not null references tables (id),
  version integer not null,
  seat integer not null,
  text text not null,
  at double precision not null,
  key text not null,
  primary key (table_id, version),
  unique (table_id, key)
);
create table snapshots (
  table_id text primary key references tables (id),
  version integer not null,
  body text not null
);
create table messages (
  table_id text not null references tables (id),
  n integer not null,
  at double precision not null,
  person text not null,
  seat integer,
  name text not null,
  text text not null,
  primary key (table_id, n)
);
create table settings (
  key text primary key,
  value text not null
);
`;

/** Who sits where can be asked from both sides: the list in the row is spread out whenever it changes. */
const SITTERS: Record<Dialect, string> = {
  sqlite: `
create trigger sitters_of_new_table after insert on tables begin
  insert into sitters select distinct value, new.id from json_each(new.people);
end;
create trigger sitters_of_changed_table after update of people on tables when old.people <> new.people begin
  delete from sitters where table_id = new.id;
  insert into sitters select distinct value, new.id from json_each(new.people);
end;
`,
  postgres: `
create function spread_sitters() returns trigger language plpgsql as $$
begin
  delete from sitters where table_id = new.id;
  insert into sitters select distinct value, new.id from json_array_elements_text(new.people::json) as value;
  return null;
end
$$;
create trigger sitters_of_new_table after insert on tables
  for each row execute function spread_sitters();
create trigger sitters_of_changed_table after update of people on tables
  for each row when (old.people <> new.people) execute function spread_sitters();
`,
};

/** Tokens are for something, accounts have a look by which imitations are found, and what moderators see and do is kept. */
const TRUST = `
alter table tokens add column scopes text not null default 'play account';
alter table people add column look text;
create index people_by_look on people (look) where look is not null;
create table reports (
  id text primary key,
  at double precision not null,
  about text,
  closed double precision,
  body text not null
);
create index reports_by_time on reports (at);
create table admin_log (
  id text primary key,
  at double precision not null,
  body text not null
);
create index admin_log_by_time on admin_log (at);
`;

/**
 * People are found by their address, reports by who made them. The database takes both from the body by itself, so that
 * they are right for what was kept before, and while a server of the version before still writes. PostgreSQL reads no
 * JSON with a zero character in it, which somebody may have written: it is left out.
 */
const READABLE = String.raw`regexp_replace(body, '(?<!\\)((?:\\\\)*)\\u0000', '\1', 'g')::json`;
const FOUND_BY: Record<Dialect, string> = {
  sqlite: `
alter table people add column email text generated always as (lower(body ->> '$.email.address')) virtual;
alter table reports add column author text generated always as (body ->> '$.by.id') virtual;
`,
  postgres: `
alter table people add column email text generated always as (lower(${READABLE} #>> '{email,address}')) stored;
alter table reports add column author text generated always as (${READABLE} #>> '{by,id}') stored;
`,
};
const FOUND_BY_INDEXES = `
create index people_by_email on people (email) where email is not null;
create index reports_by_author on reports (author);
`;

const MIGRATIONS: readonly Record<Dialect, string>[] = [
  { sqlite: BEGINNING + SITTERS.sqlite, postgres: BEGINNING + SITTERS.postgres },
  { sqlite: TRUST, postgres: TRUST },
  { sqlite: FOUND_BY.sqlite + FOUND_BY_INDEXES, postgres: FOUND_BY.postgres + FOUND_BY_INDEXES },
];

/** Only make it faster: they change no format, and an older server does not mind them. */
export const INDEXES = [
  'create index if not exists tables_listed on tables (touched desc, id) where listed = 1',
  'create index if not exists tables_listed_by_status on tables (status, touched desc, id) where listed = 1',
  'create index if not exists messages_of_person on messages (person)',
];

/** All of them, as they are now. */
export const TABLES = [
  'people',
  'sessions',
  'tokens',
  'tables',
  'sitters',
  'actions',
  'snapshots',
  'messages',
  'settings',
  'reports',
  'admin_log',
];

/** The format this program works with. */
export const FORMAT = MIGRATIONS.length;

/** What a database of this format still lacks, in order. */
export function missing(format: number, dialect: Dialect): string[] {
  if (format > FORMAT)
    throw new CannotOpen(
      `This database has format ${format}, made by a newer version of Drover; this version knows formats up to ${FORMAT}.`,
    );
  return MIGRATIONS.slice(format).map((migration) => migration[dialect]);
}
