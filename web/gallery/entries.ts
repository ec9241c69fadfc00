import type { ComponentType } from 'react'

/** Every part shows itself: `<part>.gallery.tsx` beside it exports `Gallery`. */
export const entries = Object.entries(
  import.meta.glob<ComponentType>('../ui/**/*.gallery.tsx', { eager: true, import: 'Gallery' }),
)

/** The folder of a part in the design system: `form/select`. */
export const nameOf = (path: string) => path.replace('../ui/', '').replace(/\/[^/]*$/, '')
