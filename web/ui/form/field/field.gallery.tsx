import { TextField } from 'react-aria-components/TextField'
import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { FieldLabel } from './field-label.tsx'
import { FieldNotes } from './field-notes.tsx'

/** The label and the notes that every field has, around no control. */
export function Gallery() {
  return (
    <Card>
      <div className={styles.columns}>
        <TextField className={styles.stack}>
          <FieldLabel label="Cégnév" isRequired />
          <FieldNotes hint="Ahogy a cégjegyzékben áll." isInvalid={false} />
        </TextField>
        <TextField isInvalid className={styles.stack}>
          <FieldLabel label="Adószám" isOptional />
          <FieldNotes error="Az adószám nyolc számjeggyel kezdődik." isInvalid />
        </TextField>
      </div>
    </Card>
  )
}
