import { Actions } from './actions.tsx'
import { Days } from './days.tsx'
import { Fields } from './fields.tsx'
import { People } from './people.tsx'
import { Says } from './says.tsx'
import styles from './gallery.module.css'

/** Every part in every state, for the eye. */
export function Gallery() {
  return (
    <main className={styles.page}>
      <h1>Szabi: parts</h1>
      <Days />
      <Actions />
      <Fields />
      <Says />
      <People />
    </main>
  )
}
