type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nameOf = (form: string) => `draft.${form}`

/** Keeps what was typed over a reload and a step back, as long as the tab lives. Never give it a password. */
export function draftsIn(store: Store) {
  return {
    load(form: string): unknown {
      try {
        return JSON.parse(store.getItem(nameOf(form)) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },

    save(form: string, typed: unknown) {
      try {
        store.setItem(nameOf(form), JSON.stringify(typed))
      } catch {
        // A full or forbidden store: what was typed lasts as long as the page.
      }
    },

    drop(...forms: string[]) {
      try {
        for (const form of forms) store.removeItem(nameOf(form))
      } catch {
        // A forbidden store holds nothing.
      }
    },
  }
}
