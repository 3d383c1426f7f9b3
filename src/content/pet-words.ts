import { addOnName, sizeName } from '@shared/visits/request-words';

type RequestedPet = {
  readonly service: string;
  readonly size: string | null;
  readonly addOns: readonly string[];
};

export function packageWords({ service, size, addOns }: RequestedPet): string {
  return [service, size && sizeName(size), ...addOns.map(addOnName)].filter(Boolean).join(', ');
}
