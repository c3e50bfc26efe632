// The choice of packs for a new game: on or off, their order, and what each adds.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GamesPlace, PackOffer } from '../host/games-place.ts';

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
  const add = async (files: FileList) => {
    try {
      const { added, offers: now } = await place.addPack!(files);
      setOffers(now);
      setProblem(undefined);
      choose([...names.filter(name => name !== added), added]);
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
          <PackLine key={offer.name} offer={offer} names={names} choose={choose} />
        ))}
      </ul>
      {place.addPack !== undefined && <FolderField add={add} />}
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

function PackLine(properties: {
  readonly offer: PackOffer;
  readonly names: readonly string[];
  readonly choose: (names: readonly string[]) => void;
}) {
  const { offer, names, choose } = properties;
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
      <p class="muted hint">{summaryOf(offer)}</p>
    </li>
  );
}

/** What a pack adds, in a sentence or two. */
function summaryOf({ report }: PackOffer): string {
  const { counts, clashes, uncastable } = report;
  const added = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
  const notes = [
    ...(clashes.length === 0 ? [] : [`${clashes.length} of its names exist already; both stay.`]),
    ...(uncastable.length === 0 ? [] : [`${uncastable.length} of its spells can’t be cast yet.`]),
  ];
  return [`It adds ${added || 'nothing'}.`, ...notes].join(' ');
}

function FolderField({ add }: { readonly add: (files: FileList) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Preact knows no property of this name.
    input.current?.setAttribute('webkitdirectory', '');
  }, []);
  return (
    <label class="field">
      Add a folder of archetypes
      <input
        ref={input}
        type="file"
        multiple
        onChange={async ({ currentTarget }) => {
          if (currentTarget.files !== null && currentTarget.files.length > 0) {
            await add(currentTarget.files);
            currentTarget.value = '';
          }
        }}
      />
    </label>
  );
}
