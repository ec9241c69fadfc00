/** Resolves the names in a template. */
export interface Scope {
  ref: (name: string) => unknown
  attribute: (logicalId: string, attribute: string) => unknown
  imports: (name: string) => unknown
}

type Intrinsic = (argument: never, scope: Scope) => unknown

const intrinsics: Record<string, Intrinsic> = {
  Ref: (name: string, scope) => scope.ref(name),

  'Fn::GetAtt': (argument: string | [string, string], scope) => {
    const [id, ...attribute] = typeof argument === 'string' ? argument.split('.') : argument
    return scope.attribute(id ?? '', attribute.join('.'))
  },

  'Fn::Join': ([separator, parts]: [string, unknown], scope) =>
    (resolveValue(parts, scope) as unknown[]).join(separator),

  'Fn::Split': ([separator, text]: [string, unknown], scope) => String(resolveValue(text, scope)).split(separator),

  'Fn::Select': ([index, list]: [unknown, unknown], scope) =>
    (resolveValue(list, scope) as unknown[])[Number(resolveValue(index, scope))],

  'Fn::Sub': (argument: string | [string, Record<string, unknown>], scope) => {
    const [text, own] = typeof argument === 'string' ? [argument, {} as Record<string, unknown>] : argument
    return text.replace(/\$\{([^!}][^}]*)\}/g, (_, name: string) => {
      if (name in own) return String(resolveValue(own[name], scope))
      const [id, ...attribute] = name.split('.')
      return String(attribute.length ? scope.attribute(id ?? '', attribute.join('.')) : scope.ref(name))
    })
  },

  'Fn::ImportValue': (name: unknown, scope) => scope.imports(String(resolveValue(name, scope))),
}

/** Evaluates every intrinsic function in a template's value. @throws Error at an unknown one */
export function resolveValue(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map(part => resolveValue(part, scope)).filter(part => part !== undefined)
  if (typeof value !== 'object' || value === null) return value

  const [[name, argument] = ['', undefined], ...others] = Object.entries(value)
  if (!others.length && (name === 'Ref' || name.startsWith('Fn::'))) {
    if (name === 'Ref' && argument === 'AWS::NoValue') return undefined
    const intrinsic = intrinsics[name]
    if (!intrinsic) throw new Error(`The local cloud does not know ${name}.`)
    return intrinsic(argument as never, scope)
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolveValue(part, scope)]))
}
