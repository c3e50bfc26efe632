// The account: made, signed in to, its ways to sign in, and its games.

import { useEffect, useState } from 'preact/hooks';
import {
  askAccount,
  forgetSignIn,
  joinToAccount,
  keepSignIn,
  listGames,
  type OwnAccount,
  presentSignIn,
  type SignIn,
} from '../host/account.ts';
import { savedGames } from '../host/saved-games.ts';
import { BackToTitle } from '../screens/book.tsx';
import { hasPasskeys, makePasskey, post, signInByPasskey } from './passkey.ts';

/** The page. */
export function AccountScreen() {
  const [signIn, setSignIn] = useState(() => presentSignIn(localStorage));
  useEffect(() => {
    document.title = 'Account · Roguewright';
  }, []);
  const enter = (entered: SignIn) => {
    keepSignIn(localStorage, entered);
    for (const listed of savedGames(localStorage)) {
      joinToAccount(localStorage, listed);
    }
    setSignIn(entered);
  };
  const leave = () => {
    forgetSignIn(localStorage);
    setSignIn(undefined);
  };
  return (
    <main class="title people-screen">
      <div class="book single">
        <div class="page">
          <BackToTitle />
          <h1>Account</h1>
          {signIn === undefined ? (
            <Entrance enter={enter} />
          ) : (
            <Own key={signIn.token} signIn={signIn} enter={enter} leave={leave} />
          )}
        </div>
      </div>
    </main>
  );
}

/** Runs a request, and keeps the sentence of what went wrong. */
function useAsking() {
  const [trouble, setTrouble] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const ask = async (work: () => Promise<void>) => {
    setTrouble('');
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      setTrouble((error as Error).message);
    }
    setIsBusy(false);
  };
  return { trouble, isBusy, ask };
}

/** What went wrong. */
function Trouble({ words }: { readonly words: string }) {
  return words === '' ? null : (
    <p class="trouble" role="alert">
      {words}
    </p>
  );
}

/** To make an account, or to sign in to one. */
function Entrance({ enter }: { readonly enter: (signIn: SignIn) => void }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { trouble, isBusy, ask } = useAsking();
  const wish = { name: name.trim(), password };
  return (
    <>
      <p class="motto">
        An account opens your games on any device, and gives you a name when you watch others.
        Without one you can play all the same.
      </p>
      <form
        class="entrance"
        onSubmit={event => {
          event.preventDefault();
          void ask(async () => enter(await post<SignIn>('/api/accounts/sign-in', wish)));
        }}
      >
        <label>
          Name
          <input
            value={name}
            maxLength={24}
            autoComplete="username"
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <label>
          Password
          <input
            type="password"
            value={password}
            maxLength={200}
            autoComplete="current-password"
            onInput={event => setPassword(event.currentTarget.value)}
          />
        </label>
        <p class="buttons">
          <button type="submit" class="primary" disabled={isBusy}>
            Sign in
          </button>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void ask(async () => enter(await post<SignIn>('/api/accounts', wish)))}
          >
            Make an account
          </button>
        </p>
        {hasPasskeys() && (
          <p class="buttons">
            <button
              type="button"
              disabled={isBusy}
              onClick={() => void ask(async () => enter(await signInByPasskey()))}
            >
              Sign in with a passkey
            </button>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => void ask(async () => enter(await makePasskey(wish.name)))}
            >
              Make an account with a passkey
            </button>
          </p>
        )}
        <Trouble words={trouble} />
        <p class="muted hint">
          A password has at least 8 characters. An account with a passkey needs a name only.
        </p>
      </form>
    </>
  );
}

interface OwnProps {
  readonly signIn: SignIn;
  readonly enter: (signIn: SignIn) => void;
  readonly leave: () => void;
}

/** One's own account. */
function Own({ signIn, enter, leave }: OwnProps) {
  const [own, setOwn] = useState<OwnAccount>();
  const { trouble, isBusy, ask } = useAsking();
  const read = async () => {
    const found = await askAccount<OwnAccount>(signIn, '/api/account');
    if (found === undefined) {
      leave();
      throw new Error('You are not signed in on this device any more.');
    }
    listGames(localStorage, signIn, found.games);
    setOwn(found);
  };
  useEffect(() => void ask(read), []);
  const signOut = async () => {
    await askAccount(signIn, '/api/account/sign-out', {});
    leave();
  };
  return (
    <>
      <p>
        You are signed in as <strong>{signIn.name}</strong>.{' '}
        <a href={`#/player/${encodeURIComponent(signIn.name)}`}>Your page for others</a>
      </p>
      {own?.isHeld === true && (
        <p class="trouble">The operator hides this account from others, and it can’t talk.</p>
      )}
      {own !== undefined && <Games own={own} />}
      <h2>Ways to sign in</h2>
      {own !== undefined && (
        <p class="muted">
          {own.hasPassword ? 'A password' : 'No password'},{' '}
          {own.passkeys === 1 ? '1 passkey' : `${own.passkeys} passkeys`}.
        </p>
      )}
      {hasPasskeys() && (
        <p>
          <button
            type="button"
            disabled={isBusy}
            onClick={() =>
              void ask(async () => {
                await makePasskey('', signIn.token);
                await read();
              })
            }
          >
            Add a passkey
          </button>
        </p>
      )}
      {own !== undefined && <NewPassword own={own} signIn={signIn} enter={enter} />}
      <Trouble words={trouble} />
      <p>
        <button type="button" disabled={isBusy} onClick={() => void ask(signOut)}>
          Sign out
        </button>
      </p>
    </>
  );
}

function Games({ own }: { readonly own: OwnAccount }) {
  return (
    <section aria-label="Games of this account">
      <h2>Games of this account</h2>
      {own.games.length === 0 ? (
        <p class="muted">There are none yet. A game that you begin or open now is joined to it.</p>
      ) : (
        <ul class="people-list">
          {own.games.map(({ game, hero, role, race }) => (
            <li key={game}>
              <a href={`#/game/${game}`}>{hero}</a>{' '}
              <span class="muted">
                {race.replaceAll('-', ' ')} {role.replaceAll('-', ' ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NewPassword({ own, signIn, enter }: Omit<OwnProps, 'leave'> & { own: OwnAccount }) {
  const [present, setPresent] = useState('');
  const [password, setPassword] = useState('');
  const { trouble, isBusy, ask } = useAsking();
  const change = async () => {
    const wish = { password, ...(own.hasPassword && { present }) };
    const changed = await askAccount<SignIn>(signIn, '/api/account/password', wish);
    if (changed !== undefined) {
      enter(changed);
    }
  };
  return (
    <details>
      <summary>{own.hasPassword ? 'Change the password' : 'Set a password'}</summary>
      <form
        class="entrance"
        onSubmit={event => {
          event.preventDefault();
          void ask(change);
        }}
      >
        {own.hasPassword && (
          <label>
            Present password
            <input
              type="password"
              value={present}
              autoComplete="current-password"
              onInput={event => setPresent(event.currentTarget.value)}
            />
          </label>
        )}
        <label>
          New password
          <input
            type="password"
            value={password}
            autoComplete="new-password"
            onInput={event => setPassword(event.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={isBusy}>
          Change it
        </button>
        <Trouble words={trouble} />
        <p class="muted hint">All other devices are signed out.</p>
      </form>
    </details>
  );
}
