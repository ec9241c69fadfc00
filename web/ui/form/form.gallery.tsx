import { useForm } from 'react-hook-form'
import { Card } from '../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { FormCheckbox } from './form-checkbox.tsx'
import { FormNumberField } from './form-number-field.tsx'
import { FormSelect } from './form-select.tsx'
import { FormSwitch } from './form-switch.tsx'
import { FormTextArea } from './form-text-area.tsx'
import { FormTextField } from './form-text-field.tsx'
import { Form } from './form.tsx'
import { SaveButtons } from './save-buttons.tsx'

export function Gallery() {
  const { control, reset } = useForm({
    defaultValues: { name: 'Példa Kft.', country: 'HU', days: 20, note: '', newsletter: true, reminders: false },
  })
  return (
    <Card>
      <Form>
        <div className={styles.stack}>
          <FormTextField control={control} name="name" label="Cégnév" isRequired />
          <FormSelect
            control={control}
            name="country"
            label="Ország"
            options={[{ value: 'HU', label: 'Magyarország' }]}
          />
          <FormNumberField control={control} name="days" label="Napok" unit="nap" min={0} max={366} />
          <FormTextArea control={control} name="note" label="Megjegyzés" isOptional maxLength={180} />
          <FormCheckbox control={control} name="newsletter">
            Kérem a hírlevelet
          </FormCheckbox>
          <FormSwitch control={control} name="reminders" label="Emlékeztetők" />
          <div className={styles.line}>
            <SaveButtons isSaving={false} onDiscard={() => reset()} />
          </div>
        </div>
      </Form>
    </Card>
  )
}
