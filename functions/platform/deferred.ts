/** Asks a deferred value for what it stands for. */
const built = Symbol('built')

type Build = (...given: never[]) => object
type Built = Record<PropertyKey, unknown>

/** What is to be built, and of what; or what was. */
interface Deferral {
  build: Build
  given: readonly unknown[]
  real?: Built
}

/**
 * A schema or a check that is built when it is first used: a call uses few of those that its imports name. Until then a schema with further
 * checks is deferred too.
 */
export const deferred = (build: Build, given: readonly unknown[]): object => new Proxy({ build, given }, standIn)

/** One for all, since making functions for each would take as long as building a small schema. */
const standIn: ProxyHandler<Deferral> = {
  get(deferral, name) {
    if (name === built) return realOf(deferral)
    if (name === 'check' && !deferral.real)
      return (...checks: unknown[]) => deferred(checked, [() => realOf(deferral), checks])
    return realOf(deferral)[name]
  },
  has: (deferral, name) => name in realOf(deferral),
  getPrototypeOf: deferral => Reflect.getPrototypeOf(realOf(deferral)),
}

const realOf = (deferral: Deferral): Built =>
  (deferral.real ??= deferral.build(...(deferral.given.map(undeferred) as never[])) as Built)

const checked = (schema: () => { check: (...checks: unknown[]) => object }, checks: unknown[]) =>
  schema().check(...checks)

/** A value in which nothing is deferred any more; lists and plain objects are gone into. */
function undeferred(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const real = (value as Built)[built]
  if (real !== undefined) return real
  if (Array.isArray(value)) return value.map(undeferred)
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const properties = Object.entries(Object.getOwnPropertyDescriptors(value)).map(([name, property]) => [
    name,
    // A getter refers to a schema that may not be there yet, such as the one that it belongs to.
    property.get
      ? { enumerable: true, get: () => undeferred((value as Built)[name]) }
      : { enumerable: true, value: undeferred(property.value) },
  ])
  return Object.defineProperties({}, Object.fromEntries(properties) as PropertyDescriptorMap)
}
