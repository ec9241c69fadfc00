import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { leaveIcons, type LeaveKey } from '../leave-mark/leave-key.ts'
import { dayCells, DayKey, DayStrip } from './day-strip.tsx'

const keys = Object.keys(leaveIcons) as LeaveKey[]

export function Gallery() {
  return (
    <>
      <Card title="Szabadságkeret, 2026">
        <p className={styles.sum}>
          <span className="figure">11</span> szabad nap maradt a 25-ből
        </p>
        <DayStrip
          size="lg"
          cells={dayCells({ used: 9, planned: 3, pending: 2, left: 11 })}
          label="25 napból 9 kivett, 3 jóváhagyott, 2 függőben, 11 maradt"
        />
        <p className={styles.legend}>
          <span>
            <DayKey cell="used" /> Elhasznált <b>9 nap</b>
          </span>
          <span>
            <DayKey cell="planned" /> Jóváhagyott <b>3 nap</b>
          </span>
          <span>
            <DayKey cell="pending" /> Függőben <b>2 nap</b>
          </span>
          <span>
            <DayKey cell="left" /> Szabad <b>11 nap</b>
          </span>
        </p>
      </Card>
      <Card>
        <div className={styles.stack}>
          <DayStrip
            cells={['planned', 'planned', 'off', 'off', 'holiday', 'pending', 'left', 'used']}
            label="Minden állapot"
          />
          <DayStrip size="sm" cells={dayCells({ used: 10, planned: 3, pending: 2, left: 10 })} label="Kicsi" />
          <DayStrip
            size="md"
            leave="sick"
            cells={dayCells({ used: 20, planned: 10, pending: 4, left: 20 })}
            label="Ötösével"
          />
          <div className={styles.line}>
            {keys.map(leave => (
              <DayStrip
                key={leave}
                size="sm"
                leave={leave}
                cells={dayCells({ used: 2, planned: 2, pending: 2 })}
                label={leave}
              />
            ))}
          </div>
        </div>
      </Card>
    </>
  )
}
