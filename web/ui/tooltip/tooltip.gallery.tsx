import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { Tooltip } from './tooltip.tsx'

const placements = ['top', 'bottom', 'start', 'end'] as const

export function Gallery() {
  return (
    <Card>
      <div className={styles.line}>
        {placements.map(placement => (
          <Tooltip key={placement} placement={placement} text="2026. november 20., péntek">
            <Button>nov. 20.</Button>
          </Tooltip>
        ))}
      </div>
    </Card>
  )
}
