import { useState } from 'react'
import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { NumberField } from './number-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

export function Gallery() {
  const [text, write] = useState('')
  const [hours, setHours] = useState<number | null>(8)
  return (
    <Card>
      <div className={styles.columns}>
        <TextField
          label="E-mail-cím"
          type="email"
          isRequired
          value={text}
          onChange={write}
          hint="Ide küldjük a meghívót."
        />
        <TextField label="Cégnév" value="Példa Kft." error="Ezzel a névvel már van cég. Adj meg másikat." isRequired />
        <TextField label="Adószám" value="12345678-2-42" isDisabled hint="Később nem módosítható." />
        <TextField label="Kód" value="SZ-1024" isReadOnly />
        <TextField
          label="Keresés"
          icon="search"
          isLabelHidden
          placeholder="Név, beosztás vagy e-mail"
          value={text}
          onChange={write}
        />
        <NumberField label="Hétfő" unit="óra" value={hours} onChange={setHours} min={0} max={24} step={0.5} />
        <TextArea label="Megjegyzés" isOptional value={text} onChange={write} maxLength={180} />
      </div>
    </Card>
  )
}
