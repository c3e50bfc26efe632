// The choice of packs for a new game: on or off, their order, and what each adds.

import type { PackOffer } from '@roguewright/client';
import { tellPack } from '@roguewright/engine/words';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GamesPlace } from '../host/games-place.ts';
import { Sheet } from '../sheets/sheet.tsx';

interface PacksProps {
  readonly place: GamesPlace;
  /** Names of the chosen packs in their order; undefined: nothing chosen yet. */
  readonly chosen: readonly string[] | undefined;
  readonly choose: (names: readonly string[]) => void;
  readonly objection: string | undefined;
}

/** Folded, because most games are played without packs. */
export function PacksField({ place, chosen, choose, objection }: PacksProps) {
  const [offers, setOffers] = useState<readonly PackOffer[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    place.packs().then(
      found => !isGone && setOffers(found),
      error => !isGone && setProblem((error as Error).message),
    );
    return () => {
      isGone = true;
    };
  }, [place]);
  const names = chosen ?? offers.filter(({ isOn }) => isOn).map(({ name }) => name);
  const others = offers.filter(({ name }) => !names.includes(name));
  const ordered = [
    ...names.flatMap(name => offers.find(one => one.name === name) ?? []),
    ...others,
  ];
  const change = async (adding: ReturnType<NonNullable<GamesPlace['addZip']>>) => {
    setBusy(true);
    try {
      const { added, offers: now } = await adding;
      setOffers(now);
      setProblem(undefined);
      choose([...names.filter(name => name !== added), added]);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  };
  const remove = async (name: string) => {
    try {
      setOffers(await place.removePack!(name));
      choose(names.filter(one => one !== name));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  if (offers.length === 0 && place.addPack === undefined) {
    return null;
  }
  return (
    <details class="packs" open={names.length > 0 || objection !== undefined}>
      <summary>Packs</summary>
      <ul class="plain-list">
        {ordered.map(offer => (
          <PackLine
            key={offer.name}
            offer={offer}
            names={names}
            choose={choose}
            remove={place.removePack && (() => void remove(offer.name))}
          />
        ))}
      </ul>
      {place.addPack !== undefined && <Adding place={place} change={change} isBusy={isBusy} />}
      {[problem, objection].map(
        message =>
          message !== undefined && (
            <p key={message} class="trouble" role="alert">
              {message}
            </p>
          ),
      )}
    </details>
  );
}

/** The fields for new packs. */
function Adding(properties: {
  readonly place: GamesPlace;
  readonly change: (adding: ReturnType<NonNullable<GamesPlace['addZip']>>) => Promise<void>;
  readonly isBusy: boolean;
}) {
  const { place, change, isBusy } = properties;
  return (
    <>
      <FileField
        title="Add a folder of archetypes"
        isFolder
        add={files => change(place.addPack!(files))}
      />
      <FileField
        title="Add a zip of archetypes"
        add={([file]) => (file === undefined ? undefined : change(place.addZip!(file)))}
      />
      <p class="working muted" role="status">
        {isBusy && 'Reading the archetypes…'}
      </p>
    </>
  );
}

function PackLine(properties: {
  readonly offer: PackOffer;
  readonly names: readonly string[];
  readonly choose: (names: readonly string[]) => void;
  /** Absent: it can't be removed from here. */
  readonly remove: (() => void) | undefined;
}) {
  const { offer, names, choose, remove } = properties;
  const [isAsking, setAsking] = useState(false);
  const { name } = offer;
  const place = names.indexOf(name);
  const earlier = () => {
    const moved = names.filter(one => one !== name);
    moved.splice(place - 1, 0, name);
    choose(moved);
  };
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={place >= 0}
          onChange={event =>
            choose(
              event.currentTarget.checked ? [...names, name] : names.filter(one => one !== name),
            )
          }
        />
        {name}
      </label>
      {place > 0 && (
        <button type="button" onClick={earlier} aria-label={`Mount ${name} earlier`}>
          Earlier
        </button>
      )}
      {remove !== undefined && (
        <button type="button" class="quiet" onClick={() => setAsking(true)}>
          Remove {name}
        </button>
      )}
      <p class="muted hint">{tellPack(offer.report)}</p>
      {isAsking && remove !== undefined && (
        <RemoveSheet name={name} remove={remove} close={() => setAsking(false)} />
      )}
    </li>
  );
}

/** Asks before a pack is removed. */
function RemoveSheet(properties: {
  readonly name: string;
  readonly remove: () => void;
  readonly close: () => void;
}) {
  const { name, remove, close } = properties;
  return (
    <Sheet title={`Remove ${name}?`} kind="ask" close={close}>
      <p>
        New games can’t be begun with {name} any more, until you add it again. Games that were begun
        with it have its files of their own and go on.
      </p>
      <p class="buttons">
        <button
          type="button"
          class="primary"
          onClick={() => {
            close();
            remove();
          }}
        >
          Remove it
        </button>
        <button type="button" onClick={close}>
          Keep it
        </button>
      </p>
    </Sheet>
  );
}

/** Asks for a folder or a zip. */
function FileField(properties: {
  readonly title: string;
  readonly isFolder?: boolean;
  readonly add: (files: readonly File[]) => Promise<void> | undefined;
}) {
  const { title, isFolder = false, add } = properties;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFolder) {
      // Preact knows no property of this name.
      input.current?.setAttribute('webkitdirectory', '');
    }
  }, [isFolder]);
  return (
    <label class="field">
      {title}
      <input
        ref={input}
        type="file"
        multiple={isFolder}
        accept={isFolder ? undefined : '.zip,application/zip'}
        onChange={async ({ currentTarget }) => {
          const { files } = currentTarget;
          if (files !== null && files.length > 0) {
            await add([...files]);
            currentTarget.value = '';
          }
        }}
      />
    </label>
  );
}
