import { jsonrepair } from 'jsonrepair';

/**
 * Finds the objects of a list in text that arrives in parts, each as soon as it is complete, whatever stands around
 * them: prose, code fences, thinking blocks. An object of the list is one that has all of `keys`.
 */
export class ObjectReader {
  private readonly keys: readonly string[];
  private text = '';
  private at = 0;
  /** Where the objects and lists begin that are open at `at`. */
  private readonly open: number[] = [];
  private inString = false;
  private escaped = false;
  private found = 0;

  constructor(keys: readonly string[]) {
    this.keys = keys;
  }

  /** The objects that this part completes. */
  read(part: string): object[] {
    this.text += part;
    const objects: object[] = [];
    for (; this.at < this.text.length; this.at += 1) {
      if (this.open.length === 0 && this.skipThinking()) break;
      const object = this.step(this.text[this.at] ?? '');
      if (object) objects.push(object);
    }
    this.found += objects.length;
    return objects;
  }

  /** The objects of text that is no valid JSON as a whole; empty where some were found before. */
  rest(): object[] {
    if (this.found > 0) return [];
    const start = this.text.search(/[{[]/);
    const json = start < 0 ? null : parseLoosely(withoutThinking(this.text).slice(Math.max(0, start)));
    return objectsWith(this.keys, json);
  }

  private step(char: string): object | null {
    if (this.inString) {
      if (this.escaped) this.escaped = false;
      else if (char === '\\') this.escaped = true;
      else if (char === '"') this.inString = false;
      return null;
    }
    if (char === '"') this.inString = this.open.length > 0;
    else if (char === '{' || char === '[') this.open.push(this.at);
    else if (char === '}' || char === ']') {
      const start = this.open.pop();
      if (char === '}' && start !== undefined) return this.objectFrom(start);
    }
    return null;
  }

  private objectFrom(start: number): object | null {
    const text = this.text.slice(start, this.at + 1);
    if (!this.keys.every((key) => text.includes(`"${key}"`))) return null;
    const value = parseLoosely(text);
    return hasKeys(value, this.keys) ? value : null;
  }

  /** Moves past a thinking block that begins here; true where its end has not arrived yet. */
  private skipThinking(): boolean {
    if (this.text[this.at] !== '<') return false;
    const rest = this.text.slice(this.at);
    const opening = /^<(think|thinking|reasoning|thought)>/.exec(rest);
    if (!opening) return /^<[a-z]{0,9}$/.test(rest);
    const closing = `</${opening[1]}>`;
    const end = this.text.indexOf(closing, this.at);
    if (end < 0) return true;
    this.at = end + closing.length;
    return this.at >= this.text.length;
  }
}

function withoutThinking(text: string): string {
  return text.replace(/<(think|thinking|reasoning|thought)>[\s\S]*?(?:<\/\1>|$)/g, (block) => ' '.repeat(block.length));
}

/** JSON, or what is nearly so: single quotes, trailing commas, missing brackets. Undefined where it can't be read. */
function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Repaired below.
  }
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

function hasKeys(value: unknown, keys: readonly string[]): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && keys.every((key) => key in value);
}

const MAX_DEPTH = 6;

function objectsWith(keys: readonly string[], value: unknown, depth = 0): object[] {
  if (hasKeys(value, keys)) return [value];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  return Object.values(value).flatMap((inner) => objectsWith(keys, inner, depth + 1));
}
