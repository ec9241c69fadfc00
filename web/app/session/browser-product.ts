import { ProductLayout } from '../layout/product-frame.tsx'
import { session } from './browser-session.ts'

/** What every page with a session needs first, loaded as one; public pages do without it. */
export const product = { session, ProductLayout }
