// A file of its own, because the start imports another part of the kit's module.
export { ModalHost } from '@fairlot/ui-kit/modal';
