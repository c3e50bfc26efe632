// Chances of throws, kicks and traps that a player could be shown, each with the command that settles it.

import type { Command, GameView, Performed, ThingView } from '@roguewright/engine/game';
import type { Ask, ShownChance } from './shown-chance.ts';

/** A weapon that is carried and not wielded, thrown at an enemy that isn't beside the hero. */
export function ofThrows(view: GameView, foe: ThingView, ask: Ask): ShownChance[] {
  const item = view.inventory.find(({ weapon, wielded, worn }) => weapon && !wielded && !worn);
  const answer = item && ask({ ask: 'throw', item: item.id, target: foe.id });
  const target = answer?.targets.find(({ id }) => id === foe.id);
  if (item === undefined || target === undefined) {
    return [];
  }
  const command = { kind: 'throw', item: item.id, x: foe.x, y: foe.y } as Command;
  const flew = ({ events }: Performed) =>
    events.some(event => event.kind === 'thrown' && event.actor === view.hero.id);
  const isHit = ({ events }: Performed) =>
    events.some(
      event => event.kind === 'hit' && event.actor === view.hero.id && event.target === foe.id,
    );
  const isDead = ({ events }: Performed) =>
    events.some(
      event => event.kind === 'died' && event.target === foe.id && event.by === view.hero.id,
    );
  return [
    {
      ...{ kind: 'throw hits', told: target.hitChance, command },
      came: performed => (flew(performed) ? isHit(performed) : undefined),
    },
    {
      ...{ kind: 'throw kills', told: target.killChance, command },
      came: performed => (flew(performed) ? isDead(performed) : undefined),
    },
  ];
}

/** How the sentence of a kick that opens a door begins. */
const BREAKS = 'The door breaks';
const HOLDS = 'The door holds';

/** Kicks in every direction: at doors that are shut, and at enemies. */
export function ofKicks(view: GameView, foes: readonly ThingView[], ask: Ask): ShownChance[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].flatMap((direction): ShownChance[] => {
    const outcomes = ask({ ask: 'kick', direction })?.outcomes ?? [];
    const share = (isMeant: (text: string) => boolean) =>
      outcomes.reduce((sum, { text, probability }) => sum + (isMeant(text) ? probability : 0), 0);
    const command = { kind: 'kick', direction } as Command;
    const breaks = share(text => text.startsWith(BREAKS));
    if (breaks + share(text => text.startsWith(HOLDS)) === 1) {
      const came = ({ events }: Performed) =>
        events.some(({ kind }) => kind === 'door-broken')
          ? true
          : events.some(({ kind }) => kind === 'door-holds')
            ? false
            : undefined;
      return [{ ...{ kind: 'kick breaks', told: breaks, command }, came }];
    }
    const hits = share(text => /^You kick .*damage\.$/.test(text));
    if (hits === 0 || foes.length === 0) {
      return [];
    }
    const came = ({ events }: Performed) => {
      const event = events.find(one => one.kind === 'kicked' && one.actor === view.hero.id);
      return event?.kind === 'kicked' ? event.telling === 'hits' : undefined;
    };
    return [{ ...{ kind: 'kick hits', told: hits, command }, came }];
  });
}

/** Whether an attempt to disarm sets a trap off. */
export function ofSprung(view: GameView, told: number, command: Command): ShownChance {
  return {
    ...{ kind: 'sets off', told, command },
    came: ({ events }) => {
      const ended = events.some(
        ({ kind }) => kind === 'fixture-disarmed' || kind === 'disarming-failed',
      );
      const sprung = events.some(
        event => event.kind === 'fixture-sprung' && event.actor === view.hero.id,
      );
      return ended || sprung ? sprung : undefined;
    },
  };
}
