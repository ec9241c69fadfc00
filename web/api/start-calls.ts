const name = 'start-calls'

interface StartCalls {
  account: string
  /** Below `/api/{locale}`, with their queries. */
  addresses: string[]
}

/**
 * What the pages of an account load at each start, kept so that the next start asks for it before any script has told the page
 * what to ask for. It holds addresses, no data.
 */
export const startCalls = {
  of(account: string): string[] {
    try {
      const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as StartCalls | null
      return kept?.account === account ? kept.addresses : []
    } catch {
      return []
    }
  },

  keep(account: string, addresses: string[]) {
    try {
      localStorage.setItem(name, JSON.stringify({ account, addresses } satisfies StartCalls))
    } catch {
      // Without storage the next start asks when its scripts are there.
    }
  },

  forget() {
    try {
      localStorage.removeItem(name)
    } catch {
      // Where storage is forbidden, nothing was kept.
    }
  },
}
