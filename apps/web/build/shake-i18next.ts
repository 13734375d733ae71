import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

const I18NEXT = /node_modules\/i18next\/dist\/esm\/i18next\.js$/;
/** Methods by class that nothing calls: texts are added without a backend, and to one instance. */
const UNUSED: Record<string, readonly string[]> = {
  Connector: ['queueLoad', 'loaded', 'read', 'loadOne', 'saveMissing', 'prepareLoading', 'load', 'reload'],
  I18n: ['cloneInstance', 'hydrate', 'dir', 'toJSON'],
  PluralResolver: ['getPluralFormsOfKey'],
  ResourceStore: ['removeNamespaces', 'removeResourceBundle', 'toJSON'],
  Translator: ['getUsedParamsDetails'],
};
/** Of `this.logger`; they do something only with the option `debug`. */
const DEBUG_CALL = /^this\.logger\.(?:log|warn|once|deprecate)$/;

type Range = { start: number; end: number };

/**
 * Drops from i18next what is not used and what the bundler keeps because methods of classes refer to it: the loading of
 * texts by a backend, copies of instances, the direction of a script and the logging in debug mode. A version of i18next
 * without one of these methods fails the build.
 */
export function shakeI18next(): Plugin {
  return {
    name: 'shake-i18next',
    apply: 'build',
    transform: {
      filter: { id: I18NEXT },
      handler(code) {
        const program = parseAst(code);
        const methods = methodsOf(program);
        const unused = Object.entries(UNUSED).flatMap(([owner, names]) =>
          names.map(
            (name) => methods.get(`${owner}.${name}`) ?? this.error(`i18next has no ${owner}.${name} any more.`),
          ),
        );
        const logs = debugCalls(program, code).filter((call) => !unused.some((method) => contains(method, call)));
        return { code: replaceAll(code, [...unused.map(toNothing), ...logs.map(toUndefined)]), map: null };
      },
    },
  };
}

/** By class and name, as `I18n.dir`. */
function methodsOf(program: ESTree.Program): Map<string, Range> {
  const methods = new Map<string, Range>();
  new Visitor({
    ClassDeclaration({ id, body }) {
      for (const member of body.body) {
        if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue;
        methods.set(`${id?.name}.${member.key.name}`, member);
      }
    },
  }).visit(program);
  return methods;
}

function debugCalls(program: ESTree.Program, code: string): Range[] {
  const calls: Range[] = [];
  new Visitor({
    CallExpression(call) {
      if (DEBUG_CALL.test(code.slice(call.callee.start, call.callee.end))) calls.push(call);
    },
  }).visit(program);
  return calls;
}

function contains(outer: Range, inner: Range): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

type Replacement = Range & { by: string };

function toNothing({ start, end }: Range): Replacement {
  return { start, end, by: '' };
}

function toUndefined({ start, end }: Range): Replacement {
  return { start, end, by: 'undefined' };
}

/** Replacements that do not overlap, from the last to the first. */
function replaceAll(code: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}
