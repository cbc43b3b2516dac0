import { createHash } from 'node:crypto';
import { validate as isId } from 'uuid';
import { inTransaction } from '#db/engine/transaction.ts';
import { cleanLine, shorten } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { Planner, PlanningContext } from '#operations/fleet/context.ts';
import { findVehicle } from '#operations/fleet/vehicle-store.ts';
import { insertUnitFile } from './file-store.ts';
import type { UnitReading } from './rules/unit-reading.ts';
import type { UnitFault } from './rules/unit-sections.ts';

/** Reads the bytes of a unit's file, on another thread. */
export type ReadUnitFile = (bytes: Uint8Array) => Promise<Result<UnitReading, UnitFault>>;

/** Why a unit's file was refused: it is unreadable, of another vehicle, or already read. */
export type UnitProblem = 'gone' | UnitFault | 'other-vehicle' | 'known-file';

type Given = { readonly id: string; readonly name: string; readonly bytes: Uint8Array };

/** Reads the file of a vehicle's unit, and archives it as it came. A file whose plate is another vehicle's is refused. */
export async function importUnit(
  { db, readUnitFile }: PlanningContext & { readonly readUnitFile: ReadUnitFile },
  by: Planner,
  { id, name, bytes }: Given,
): Promise<Result<string, UnitProblem>> {
  const vehicle = isId(id) ? await findVehicle(db, id) : null;
  if (vehicle === null) return failure('gone');
  const read = await readUnitFile(bytes);
  if (!read.ok) return read;
  const reading = read.value;
  if (reading.plate !== '' && plain(reading.plate) !== plain(vehicle.plate)) return failure('other-vehicle');
  return await inTransaction(db, async (tx) => {
    const print = createHash('sha256').update(bytes).digest('hex');
    const added = await insertUnitFile(tx, {
      ...{ vehicleId: id, name: shorten(cleanLine(name), 120), content: bytes, print, reading, by: by.name },
    });
    if (added === null) return failure('known-file' as const);
    await audit(tx, by, { act: 'read-unit', subject: vehicle.plate, detail: { days: reading.days.length, print } });
    return success(added);
  });
}

function plain(plate: string): string {
  return plate.replaceAll(/[^\dA-Z]/gi, '').toUpperCase();
}
