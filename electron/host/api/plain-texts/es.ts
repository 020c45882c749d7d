import type { PlainTexts } from "./texts.ts";

export const es: PlainTexts = {
  settings: {
    title: "Pida en el mostrador, por favor",
    customers: "Este quiosco se está instalando.",
    wrong: "Qué está mal en los ajustes",
    file: "Dónde se buscan los ajustes",
    noFile: "No se indicó ningún archivo. Inicie con --settings ARCHIVO o defina KIOSK_SETTINGS.",
    next: "Corrija el archivo y guárdelo: el quiosco se iniciará solo. docs/settings.md explica cada campo.",
    mended: "Los ajustes están en orden. El quiosco se está iniciando.",
  },
  updating: "Este quiosco se está actualizando. Volverá en un momento.",
  notSetUp: {
    heading: "Este quiosco aún no está configurado",
    how: "Ejecute este comando en el ordenador del quiosco:",
    supportCode: "Código de asistencia",
  },
  records: {
    title: "Pida en el mostrador, por favor",
    customers: "Este quiosco está fuera de servicio.",
    forStaff: "Para el personal: los registros del quiosco no se pueden usar",
    what: {
      "disk-full": "No queda espacio en el disco. Libere espacio.",
      "not-writable":
        "El quiosco no puede escribir en la carpeta de sus registros. Dé ese permiso a su cuenta.",
      "disk-failing":
        "El disco no se puede leer o escribir. Haga que lo revisen antes de probar otra cosa.",
      damaged: "El archivo está dañado.",
      emptied: "El archivo está vacío: lo que contenía se ha perdido.",
      missing: "El archivo ha desaparecido, aunque este quiosco ya tenía registros.",
      newer: "Los escribió una versión más reciente. Vuelva a instalar esa versión.",
      "in-use": "Otro quiosco está funcionando con los mismos registros. Deténgalo.",
    },
    byItself: "Cuando esté hecho, el quiosco se iniciará solo.",
    restore:
      "Restaure la última copia de seguridad con este comando o ponga una copia buena en su lugar; el quiosco se iniciará solo:",
    beginAnew: "Para empezar con registros nuevos, ponga al lado un archivo vacío con este nombre:",
    lookUp:
      "Con registros nuevos, el quiosco no sabe nada de los pedidos que estaban en curso. Búsquelos en el proveedor de pagos y en la cocina.",
    where: "Dónde están los registros",
    copy: "Dónde hay una copia, tal como se encontraron",
  },
};
