import { Card } from '../../card/card.tsx'
import { TextWithArrows } from '../../text-with-arrows/text-with-arrows.tsx'
import { LogChange, LogEntry, LogList } from './log-entry.tsx'

const morning = Date.UTC(2026, 10, 24, 8, 15) / 1000

export function Gallery() {
  return (
    <Card>
      <LogList>
        <LogEntry at={morning} title={<strong>Csapat átnevezése</strong>} by="Kovács Márta">
          <LogChange>
            <TextWithArrows text="Név: Raktár → Logisztika" />
          </LogChange>
        </LogEntry>
      </LogList>
    </Card>
  )
}
