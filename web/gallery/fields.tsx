import { useState } from 'react'
import { Card } from '../ui/card/card.tsx'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { Switch } from '#web/ui/form/checkbox/switch.tsx'
import { IsoDateField } from '#web/ui/form/date-range/iso-date-field.tsx'
import { PasswordField } from '#web/ui/form/password-field/password-field.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { NumberField } from '#web/ui/form/text-field/number-field.tsx'
import { TextArea } from '#web/ui/form/text-field/text-area.tsx'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import styles from './gallery.module.css'

const countries = [
  { value: 'HU', label: 'Magyarország' },
  { value: 'SK', label: 'Szlovákia' },
  { value: 'AT', label: 'Ausztria', isDisabled: true },
]

export function Fields() {
  const [text, write] = useState('')
  const [password, setPassword] = useState('Napokó')
  const [on, turn] = useState(true)
  const [hours, setHours] = useState<number | null>(8)
  const [country, choose] = useState<string | null>('HU')
  const [date, setDate] = useState('2026-11-2')
  return (
    <Card title="Mezők">
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
        <PasswordField
          label="Jelszó"
          isRequired
          autoComplete="new-password"
          showRules
          value={password}
          onChange={setPassword}
        />
        <Select label="Ország" isRequired options={countries} value={country} onChange={choose} />
        <Select
          label="Csoport"
          options={[]}
          value={null}
          onChange={choose}
          placeholder="Válassz csoportot"
          error="Válassz csoportot."
        />
        <NumberField label="Hétfő" unit="óra" value={hours} onChange={setHours} min={0} max={24} step={0.5} />
        <IsoDateField label="Születési dátum" value={date} onChange={setDate} isRequired />
        <TextArea label="Megjegyzés" isOptional value={text} onChange={write} maxLength={180} />
        <div>
          <Checkbox value={on} onChange={turn}>
            Maradjak bejelentkezve
          </Checkbox>
          <Checkbox
            value={!on}
            onChange={next => turn(!next)}
            isRequired
            error="A folytatáshoz fogadd el a feltételeket."
          >
            Elfogadom a felhasználási feltételeket
          </Checkbox>
          <Checkbox value={false} onChange={turn} isDisabled>
            Nem választható
          </Checkbox>
          <Switch label="Hétfő munkanap" value={on} onChange={turn} />
        </div>
      </div>
    </Card>
  )
}
