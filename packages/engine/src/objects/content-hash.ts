// The hash of a content: 128 bits over all its files, the same on every platform. It detects mix-ups; it
// isn't secure against deliberate collisions.

/** A file to be hashed. */
interface HashedFile {
  readonly path: string;
  readonly text: string;
}

/** FNV-1a in four lanes over UTF-16 units. Each lane has its own start and odd multiplier. */
class FourLanes {
  #a = 0x811c9dc5;
  #b = 0x2c1b3c6d;
  #c = 0x297a2d39;
  #d = 0x1b873593;

  add(text: string): void {
    let [a, b, c, d] = [this.#a, this.#b, this.#c, this.#d];
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      a = Math.imul(a ^ unit, 0x01000193);
      b = Math.imul(b ^ unit, 0x85ebca6b);
      c = Math.imul(c ^ unit, 0xc2b2ae35);
      d = Math.imul(d ^ unit, 0x9e3779b1);
    }
    // The length separates texts. Otherwise two files could hash as one.
    this.#a = Math.imul(a ^ text.length, 0x01000193);
    this.#b = Math.imul(b ^ text.length, 0x85ebca6b);
    this.#c = Math.imul(c ^ text.length, 0xc2b2ae35);
    this.#d = Math.imul(d ^ text.length, 0x9e3779b1);
  }

  /** 32 hexadecimal digits. */
  get digits(): string {
    return [this.#a, this.#b, this.#c, this.#d]
      .map(lane => (mixed(lane) >>> 0).toString(16).padStart(8, '0'))
      .join('');
  }
}

/** Mixes high bits into low ones. */
function mixed(lane: number): number {
  const once = Math.imul(lane ^ (lane >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return twice ^ (twice >>> 16);
}

/** The hash of files in the given order: 32 hexadecimal digits. */
export function hashFiles(files: readonly HashedFile[]): string {
  const lanes = new FourLanes();
  for (const { path, text } of files) {
    lanes.add(path);
    lanes.add(text);
  }
  return lanes.digits;
}
