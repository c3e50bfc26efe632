// The page of an invitation: who is in the world already, and the hero to join with.

import type { WorldAbout } from '@roguewright/client';
import type { HeroChoices } from '@roguewright/engine/host';
import { useEffect, useState } from 'preact/hooks';
import { TextField } from '../forms/form-fields.tsx';
import { KindFields, kindWished } from '../forms/hero-kind.tsx';
import { serverPlace, worlds } from '../host/own-server.ts';
import { rememberGame, savedGames } from '../host/saved-games.ts';
import { offeredName } from '../offered-name.ts';
import { BackToTitle, Book } from '../screens/book.tsx';
import { goTo } from '../screens/route.ts';

interface JoinProps {
  readonly game: string;
  readonly invite: string;
}

/** The world with what heroes can be there. */
interface Invited {
  readonly about: WorldAbout;
  readonly choices: HeroChoices;
}

/** The page. */
export function JoinScreen({ game, invite }: JoinProps) {
  const [invited, setInvited] = useState<Invited>();
  const [problem, setProblem] = useState<string>();
  const own = savedGames(localStorage).find(listed => listed.game === game);
  useEffect(() => {
    document.title = 'Join a world · Roguewright';
    Promise.all([worlds.about(game, invite), serverPlace.choices()]).then(
      ([about, choices]) => setInvited({ about, choices }),
      (error: Error) => setProblem(error.message),
    );
  }, [game, invite]);
  return (
    <Book
      kind="new-hero"
      left={
        <>
          <BackToTitle />
          <h1>Join a world</h1>
          {problem !== undefined && (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
          {own !== undefined && (
            <p>
              Your hero {own.hero} is in this world. <a href={`#/game/${game}`}>Play on</a>
            </p>
          )}
          {own === undefined && invited !== undefined && (
            <JoinForm game={game} invite={invite} {...invited} />
          )}
        </>
      }
      right={invited !== undefined && <WorldFacts {...invited} />}
    />
  );
}

/** How time passes, and who is there. */
function WorldFacts({ about, choices }: Invited) {
  const { clock, ticksPerSecond, heroes, free, ruleset } = about;
  const nameOf = (list: readonly { id: string; name: string }[], wanted: string) =>
    list.find(({ id }) => id === wanted)?.name ?? wanted;
  const seconds = 10 / ticksPerSecond;
  return (
    <section>
      <h2>The world</h2>
      <p>
        {clock === 'waiting'
          ? 'Time passes when every hero has acted.'
          : `Time runs: a move takes ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`}{' '}
        Rules: {ruleset}.
      </p>
      <ul class="party">
        {heroes.map(({ name, role, race }) => (
          <li key={name}>
            <strong>{name}</strong>{' '}
            <span class="muted">
              {nameOf(choices.races, race)} {nameOf(choices.roles, role)}
            </span>
          </li>
        ))}
      </ul>
      <p class="muted">{free === 0 ? 'The world is full.' : `Room for ${free} more.`}</p>
    </section>
  );
}

function JoinForm({ game, invite, about, choices }: JoinProps & Invited) {
  const [heroName, setHeroName] = useState(offeredName);
  const [kind, setKind] = useState(() => kindWished(choices, {}));
  const [trouble, setTrouble] = useState<{ readonly field: string; readonly message: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const objectionTo = (field: string) =>
    trouble?.field === field ? trouble.message.replace(`${field}: `, '') : undefined;
  const join = async () => {
    if (heroName.trim() === '') {
      setTrouble({ field: 'heroName', message: 'Your hero needs a name.' });
      return;
    }
    setIsBusy(true);
    const made = await worlds.join(game, invite, { heroName: heroName.trim(), ...kind });
    setIsBusy(false);
    if (made.kind === 'refused') {
      setTrouble(made);
      return;
    }
    const titles = [...choices.races, ...choices.roles].filter(({ id }) =>
      [kind.race, kind.role].includes(id),
    );
    const label = titles.map(({ name }) => name).join(' ');
    rememberGame(localStorage, { ...made.key, hero: heroName.trim(), about: label });
    goTo({ screen: 'game', game });
  };
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void join();
      }}
    >
      <TextField
        title="Name"
        value={heroName}
        longest={24}
        objection={objectionTo('heroName')}
        change={setHeroName}
      />
      <KindFields
        choices={choices}
        kind={kind}
        change={part => setKind({ ...kind, ...part })}
        about={objectionTo}
      />
      {trouble !== undefined && !['heroName', 'role', 'race'].includes(trouble.field) && (
        <p class="trouble" role="alert">
          {trouble.message}
        </p>
      )}
      <div class="begin-bar">
        <button type="submit" class="primary begin" disabled={isBusy || about.free === 0}>
          Join
        </button>
      </div>
    </form>
  );
}
