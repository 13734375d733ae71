/** Initial capacity, enough for the names of one language; it doubles when half full. */
const INITIAL = 1 << 15;

/**
 * A map from pairs of non-negative integers to an integer, for the edges of a trie: from a node by a word to the next
 * node. An open-addressing hash table, several times faster than a Map.
 */
export class EdgeTable {
  private capacity = INITIAL;
  private size = 0;
  private nodes = new Int32Array(INITIAL).fill(-1);
  private words = new Int32Array(INITIAL);
  private nexts = new Int32Array(INITIAL);

  /** The node after `node` by `word`; -1 where there is none. */
  get(node: number, word: number): number {
    const slot = this.slotOf(node, word);
    return this.nodes[slot] === -1 ? -1 : (this.nexts[slot] ?? -1);
  }

  set(node: number, word: number, next: number): void {
    if (this.size * 2 >= this.capacity) this.grow();
    const slot = this.slotOf(node, word);
    if (this.nodes[slot] === -1) this.size++;
    this.nodes[slot] = node;
    this.words[slot] = word;
    this.nexts[slot] = next;
  }

  private slotOf(node: number, word: number): number {
    const mask = this.capacity - 1;
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) >>> 7;
    for (slot &= mask; this.nodes[slot] !== -1; slot = (slot + 1) & mask) {
      if (this.nodes[slot] === node && this.words[slot] === word) return slot;
    }
    return slot;
  }

  private grow(): void {
    const { nodes, words, nexts } = this;
    this.capacity *= 2;
    this.nodes = new Int32Array(this.capacity).fill(-1);
    this.words = new Int32Array(this.capacity);
    this.nexts = new Int32Array(this.capacity);
    this.size = 0;
    for (let slot = 0; slot < nodes.length; slot++) {
      if (nodes[slot] !== -1) this.set(nodes[slot] ?? 0, words[slot] ?? 0, nexts[slot] ?? 0);
    }
  }
}
