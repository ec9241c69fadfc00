import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { DateRangePicker } from '#web/ui/form/date-range/date-range-picker.tsx'
import { dateOf } from '#web/ui/form/date-range/iso-date.ts'
import { DayStrip } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Avatar } from '../ui/person/avatar.tsx'
import { RadioCards } from '#web/ui/form/radio-cards/radio-cards.tsx'
import { TextArea } from '#web/ui/form/text-field/text-area.tsx'
import styles from './gallery.module.css'

const types = [
  { value: '1', label: 'Szabadság', leave: 'vacation' },
  { value: '2', label: 'Betegszabadság', leave: 'sick' },
  { value: '3', label: 'Otthoni munka', leave: 'home' },
  { value: '5', label: 'Fizetés nélküli', leave: 'unpaid' },
  { value: '6', label: 'Gyászszabadság', leave: 'funeral' },
  { value: '7', label: 'Áthozott szabadság', leave: 'extra' },
  { value: '9', label: 'Apasági szabadság', leave: 'paternity' },
  { value: '10', label: 'Gondozói szabadság', leave: 'caregiver' },
] as const

const isWeekend = (iso: string) => [0, 6].includes(dateOf(iso)?.toDate('UTC').getUTCDay() ?? 1)

export function RequestPicture() {
  const [type, choose] = useState<string>('1')
  const [range, setRange] = useState({ from: '2026-11-26', to: '2026-12-01' })
  const [comment, write] = useState('')
  return (
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      title="Új kérelem"
      size="lg"
      aside={
        <div className={styles.summary}>
          <span className="figure">4</span>
          <b>munkanap</b>
          <DayStrip
            cells={['planned', 'planned', 'off', 'off', 'planned', 'planned']}
            label="Hat nap, ebből kettő nem számít"
          />
          <p className="muted">6 naptári nap, ebből 2 munkaszüneti nap nem számít bele.</p>
          <p className={styles.fact}>
            <Icon name="calendar" />
            <span>
              <b>Marad 7 nap</b> a 2026-os keretedből a jóváhagyás után.
            </span>
          </p>
          <p className={styles.fact}>
            <Icon name="clock" />
            <span>
              Ebben az időszakban már távol lesz: <b>Szabó Bence</b> és <b>Őri János</b>.
            </span>
          </p>
          <p className={styles.fact}>
            <Avatar person={{ first_name: 'Zoltán', last_name: 'Őri' }} />
            <span>
              A kérelmet <b>Őri Zoltán</b> hagyja jóvá.
            </span>
          </p>
        </div>
      }
    >
      <form>
        <div className={styles.stack}>
          <RadioCards label="Típus" columns={3} options={types} value={type} onChange={choose} />
          <DateRangePicker
            fromLabel="Első nap"
            toLabel="Utolsó nap"
            calendarLabel="A kérelem napjai"
            value={range}
            onChange={setRange}
            today="2026-11-20"
            min="2026-11-20"
            isDateBlocked={iso => (isWeekend(iso) ? 'munkaszüneti nap' : undefined)}
          />
          <TextArea label="Megjegyzés" isOptional value={comment} onChange={write} maxLength={180} />
        </div>
        <DialogFooter
          strip={
            <>
              <b>4 munkanap</b> · marad 7
            </>
          }
        >
          <Button variant="quiet">Mégse</Button>
          <Button variant="primary">Kérelem beküldése</Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
