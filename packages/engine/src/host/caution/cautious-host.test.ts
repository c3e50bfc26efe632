import { describe, expect, it } from 'vitest';
import type { Command, GameView, Performed } from '../../game/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../odds/index.ts';
import type { GameHost } from '../game/game-host.ts';
import { CautiousHost } from './cautious-host.ts';
import type { Doubt } from './doubt.ts';
import { readThreshold, thresholdFrom, USUAL_THRESHOLD } from './thresholds.ts';

const wolf = { id: 9, kind: 'creature', name: 'wolf', hostile: true, x: 2, y: 1 };

/** A host that answers with chances: of standing his ground, and of the act. */
function hostWith(chances: {
  stands: number;
  act: number;
  foreseen?: boolean;
  foes?: boolean;
  conditions?: readonly string[];
  inventory?: readonly { readonly id: number; readonly name: string; readonly ownName: string }[];
}) {
  const commands: Command[] = [];
  const things = chances.foes === false ? [] : [wolf];
  const hero = { x: 1, y: 1, conditions: chances.conditions ?? [] };
  const { inventory = [] } = chances;
  const view = { things, hero, inventory, ending: undefined } as unknown as GameView;
  const performed = { view, events: [], sequence: 1 } as unknown as Performed;
  const odds = async (question: OddsQuestion) => {
    const share = question.ask === 'survival' && question.act ? chances.act : chances.stands;
    const foreseen = chances.foreseen ?? true;
    const list = [share];
    return {
      survival: { dead: list, least: list, most: list, played: 0, foes: [9], foreseen },
    } as unknown as OddsAnswer;
  };
  const host: GameHost = {
    look: async () => performed,
    perform: async command => {
      commands.push(command);
      return performed;
    },
    odds,
    close: async () => {},
  };
  return { host, commands };
}

const rest: Command = { kind: 'rest', count: 1 };

function cautious(chances: Parameters<typeof hostWith>[0], threshold: number, yes = true) {
  const { host, commands } = hostWith(chances);
  const doubts: Doubt[] = [];
  const port = {
    threshold: () => threshold,
    confirm: async (doubt: Doubt) => {
      doubts.push(doubt);
      return yes;
    },
  };
  return { game: new CautiousHost(host, port), commands, doubts };
}

describe('the question before a dangerous act', () => {
  it('is asked above the threshold and never at or below it', async () => {
    const above = cautious({ stands: 0.02, act: 0.06 }, 0.05);
    await above.game.perform(rest);
    expect(above.doubts.map(({ text }) => text)).toEqual([
      '6 % to die within five moves, 2 % if you stand your ground. Go on?',
    ]);
    const at = cautious({ stands: 0.02, act: 0.05 }, 0.05);
    await at.game.perform(rest);
    expect(at.doubts).toEqual([]);
    expect(at.commands).toEqual([rest]);
  });

  it('keeps the act back after a no', async () => {
    const { game, commands } = cautious({ stands: 0, act: 0.5 }, 0.05, false);
    const { refusal } = await game.perform(rest);
    expect(refusal).toEqual({ reason: 'held-back', usesMove: false });
    expect(commands).toEqual([]);
  });

  it('is not asked again until it is twice as bad as what was accepted', async () => {
    const chances = { stands: 0.1, act: 0.1 };
    const { game, doubts } = cautious(chances, 0.05);
    await game.perform(rest);
    await game.perform(rest);
    chances.act = 0.19;
    await game.perform(rest);
    expect(doubts).toHaveLength(1);
    chances.act = 0.21;
    await game.perform(rest);
    expect(doubts).toHaveLength(2);
    // Once it was below, everything above is news.
    chances.stands = 0.01;
    chances.act = 0.02;
    await game.look();
    await game.perform(rest);
    chances.act = 0.06;
    await game.perform(rest);
    expect(doubts).toHaveLength(3);
    // What was accepted counts no more once standing his ground is no danger.
    chances.act = 0.08;
    await game.look();
    await game.perform(rest);
    expect(doubts).toHaveLength(4);
  });

  it('is asked of a hero whose own body kills him, though no enemy is in sight', async () => {
    const chances = { stands: 1, act: 1, foes: false };
    for (const conditions of [['strangled'], ['fast', 'poisoned']]) {
      const { game, doubts } = cautious({ ...chances, conditions }, 0.05);
      await game.perform(rest);
      expect(doubts.map(({ share }) => share)).toEqual([1]);
    }
    const { game, doubts } = cautious({ ...chances, conditions: ['blind'] }, 0.05);
    await game.perform(rest);
    expect(doubts).toEqual([]);
  });

  it('follows the question that an item’s name asks, whose yes says nothing of the danger', async () => {
    const inventory = [{ id: 7, name: 'dagger named !*', ownName: '!*' }];
    const { game, commands, doubts } = cautious({ stands: 0, act: 0.5, inventory }, 0.05, false);
    const hurl: Command = { kind: 'throw', item: 7, x: 2, y: 1 };
    await game.perform(hurl);
    game.accept();
    await game.perform(hurl);
    expect(commands).toEqual([]);
    game.accept();
    await game.perform(hurl);
    expect(commands).toEqual([hurl]);
    expect(doubts.map(({ share }) => share)).toEqual([0, 0.5]);
  });

  it('isn’t asked about what lowers the danger, what can’t be foreseen, without enemies, or when it is off', async () => {
    for (const [chances, threshold] of [
      [{ stands: 0.4, act: 0.2 }, 0.05],
      [{ stands: 0, act: 0.9, foreseen: false }, 0.05],
      [{ stands: 0, act: 0.9, foes: false }, 0.05],
      [{ stands: 0, act: 0.9 }, 0],
    ] as const) {
      const { game, doubts, commands } = cautious(chances, threshold);
      await game.perform(rest);
      expect(doubts).toEqual([]);
      expect(commands).toEqual([rest]);
    }
    const { game, doubts } = cautious({ stands: 0, act: 0.9 }, 0.05);
    await game.perform({ kind: 'quaff', item: 3 });
    expect(doubts).toEqual([]);
  });
});

describe('the question before a prayer', () => {
  const pray: Command = { kind: 'pray' };

  /** A host whose hero prays to a god that would answer so, or is in need. */
  function praying(
    outcomes: readonly { outcome: string; percent: number }[],
    help = { isInNeed: false, inTurns: 0 },
    use?: string,
    altar?: { god: string; gives: readonly string[] },
    threshold = 0.05,
  ) {
    const god = altar === undefined && {
      name: 'Mother Mabbet',
      prayer: { heardIn: 431, trouble: 'none', favour: 0, crowned: false, outcomes },
    };
    const things = use === undefined ? [] : [{ kind: 'fixture', use, x: 1, y: 1 }];
    const view = {
      things,
      hero: { x: 1, y: 1, god: god || undefined, conditions: [] },
      ending: undefined,
    } as unknown as GameView;
    const performed = { view, events: [], sequence: 1 } as unknown as Performed;
    const host: GameHost = {
      look: async () => performed,
      perform: async () => performed,
      odds: async () => ({ sheet: { help, altar } }) as unknown as OddsAnswer,
      close: async () => {},
    };
    const doubts: Doubt[] = [];
    const port = {
      threshold: () => threshold,
      confirm: async (doubt: Doubt) => {
        doubts.push(doubt);
        return true;
      },
    };
    return { game: new CautiousHost(host, port), doubts };
  }

  const angry = [
    { outcome: 'punishes', percent: 40 },
    { outcome: 'displeased', percent: 60 },
  ];

  it('tells the chances of a god that may be angry, each time', async () => {
    const { game, doubts } = praying(angry);
    await game.perform(pray);
    await game.perform(pray);
    expect(doubts).toHaveLength(2);
    expect(doubts[0]!.text).toContain('You would pray to Mother Mabbet.');
    expect(doubts[0]!.text).toContain('it chains you to a ball (40 %)');
    expect(doubts[0]!.share).toBe(1);
  });

  it('isn’t asked at an altar, of a god that is well disposed, or of a call that is heard', async () => {
    const asked = [
      praying(angry, undefined, 'altar'),
      praying([{ outcome: 'help', percent: 100 }]),
      praying(angry, { isInNeed: true, inTurns: 0 }),
    ];
    for (const { game, doubts } of asked) {
      await game.perform(pray);
      expect(doubts).toEqual([]);
    }
  });

  it('tells a hero without a god what the god of an altar gives and takes before it is his', async () => {
    const altar = { god: 'Issim', gives: ['You would be attuned to frost.', 'It repels fire.'] };
    const { game, doubts } = praying([], undefined, 'altar', altar);
    await game.perform(pray);
    expect(doubts.map(({ text }) => text)).toEqual([
      'You would pray to Issim from now on. You would be attuned to frost. It repels fire. Go on?',
    ]);
  });

  it('is asked about a god for good even where no danger is, and then about nothing else', async () => {
    const altar = { god: 'Issim', gives: ['It repels fire.'] };
    const forGood = praying([], undefined, 'altar', altar, 0);
    await forGood.game.perform(pray);
    expect(forGood.doubts.map(({ text }) => text)).toEqual([
      'You would pray to Issim from now on. It repels fire. Go on?',
    ]);
    const away = praying(angry, undefined, undefined, undefined, 0);
    await away.game.perform(pray);
    expect(away.doubts).toEqual([]);
  });

  it('tells of a call for help that comes too early', async () => {
    const { game, doubts } = praying(angry, { isInNeed: true, inTurns: 12 });
    await game.perform(pray);
    expect(doubts[0]?.text).toContain('Mother Mabbet won’t listen for 12 turns.');
  });
});

describe('a threshold', () => {
  it('is read from words and from anywhere', () => {
    expect(['off', '5', '5 %', '5%', '7', ''].map(readThreshold)).toEqual([
      0,
      0.05,
      0.05,
      0.05,
      undefined,
      undefined,
    ]);
    expect([0.05, 0, '0.05', undefined].map(thresholdFrom)).toEqual([
      0.05,
      0,
      USUAL_THRESHOLD,
      USUAL_THRESHOLD,
    ]);
  });
});
