const KiB = 1024

/** A page as somebody's first one. */
export interface FirstPage {
  path: string
  /** The document that arrives, in the folder of the built site. */
  document: string
  /** What its route brings beside what the document asks for, as the manifest names it. */
  parts: string[]
  /** Scripts, packed. */
  limit: number
}

/** Public pages ask in their document for everything; those of members bring their parts by the route. */
export const firstPages: FirstPage[] = [
  { path: '/', document: 'index.html', parts: [], limit: 130 * KiB },
  { path: '/en', document: 'en/index.html', parts: [], limit: 130 * KiB },
  { path: '/days-off-calculator', document: 'days-off-calculator.html', parts: [], limit: 130 * KiB },
  { path: '/login', document: 'login.html', parts: [], limit: 260 * KiB },
  { path: '/register', document: 'register.html', parts: [], limit: 260 * KiB },
  {
    path: '/dashboard',
    document: 'spa.html',
    parts: [
      'app/language/public-words-hu.ts',
      'app/language/product-words-hu.ts',
      'app/layout/product-frame.tsx',
      'app/session/browser-session.ts',
      'app/layout/members-layout.tsx',
      'leave/dashboard/dashboard-page.tsx',
    ],
    limit: 260 * KiB,
  },
]

/** Brought only when somebody asks for them; told, and held to nothing. */
export const laterParts = ['leave/request/request-modal.tsx']

/** The sheets of a page, packed. */
export const sheetLimit = 12 * KiB

/** What a function loads when it starts. */
export const handlerLimit = 600_000
