/**
 * Remembers what was made of two lists, by their identity and a name, so that an unchanged calendar is counted once however often
 * it is asked for. The lists must not be changed afterwards.
 */
export function remembering<Made>() {
  const remembered = new WeakMap<object, WeakMap<object, Map<string | number, Made>>>()
  return (one: object, other: object, name: string | number, make: () => Made): Made => {
    let byOther = remembered.get(one)
    if (!byOther) remembered.set(one, (byOther = new WeakMap()))
    let byName = byOther.get(other)
    if (!byName) byOther.set(other, (byName = new Map()))
    let made = byName.get(name)
    if (made === undefined) byName.set(name, (made = make()))
    return made
  }
}
