const KiB = 1024

/** A page opened with an empty cache. */
export interface FirstPage {
  path: string
  /** Its document in the folder of the built site. */
  document: string
  /** The modules its route loads beyond those in the document, by their names in the manifest. */
  parts: string[]
  /** The most bytes of scripts, gzipped. */
  limit: number
}

/** The document of a public page names all its scripts; the route of a member's page loads the rest. */
export const firstPages: FirstPage[] = [
  { path: '/', document: 'index.html', parts: [], limit: 130 * KiB },
  { path: '/en', document: 'en/index.html', parts: [], limit: 130 * KiB },
  { path: '/days-off-calculator', document: 'days-off-calculator.html', parts: [], limit: 130 * KiB },
  ...['help', 'privacy-policy', 'blog', 'blog/hany-nap-szabadsag-jar-2026-ban', 'hosszu-hetvegek/2026'].map(name => ({
    path: `/${name}`,
    document: `${name}.html`,
    parts: [],
    limit: 130 * KiB,
  })),
  { path: '/login', document: 'login.html', parts: [], limit: 260 * KiB },
  { path: '/register', document: 'register.html', parts: [], limit: 260 * KiB },
  {
    path: '/dashboard',
    document: 'spa.html',
    parts: [
      'app/language/public-words-hu.ts',
      'app/language/product-words-hu.ts',
      'app/session/browser-product.ts',
      'app/routes/members.tsx',
    ],
    limit: 230 * KiB,
  },
]

/** Modules loaded on demand, whose size is printed without a limit. */
export const lazyParts = ['leave/request/request-modal.tsx']

/** The most bytes of a page's stylesheets, gzipped, with those of the question about cookies, which is written into every page. */
export const sheetLimit = 13 * KiB

/** The most bytes of code that a function loads at a cold start. */
export const handlerLimit = 600_000
