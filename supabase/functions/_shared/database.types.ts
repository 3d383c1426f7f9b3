export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      bookings: {
        Row: {
          add_ons: string[] | null;
          additional_notes: string | null;
          address: string;
          breed: string | null;
          created_at: string;
          email: string | null;
          estimated_price: number | null;
          fill_seconds: number | null;
          gate_code: string | null;
          honeypot_filled: boolean;
          id: string;
          parent_name: string;
          pet_name: string;
          pet_number: number;
          pet_size: string | null;
          pet_type: string;
          phone: string | null;
          preferred_date: string;
          preferred_time: string;
          reference: string;
          repeat_weeks: number | null;
          review_reasons: string[];
          service: string;
          source: string;
          status: string;
          weight: string | null;
          zip_answer: string | null;
          zip_code: string;
        };
        ComputedFields: never;
        Insert: {
          add_ons?: string[] | null;
          additional_notes?: string | null;
          address: string;
          breed?: string | null;
          created_at?: string;
          email?: string | null;
          estimated_price?: number | null;
          fill_seconds?: number | null;
          gate_code?: string | null;
          honeypot_filled?: boolean;
          id?: string;
          parent_name: string;
          pet_name: string;
          pet_number?: number;
          pet_size?: string | null;
          pet_type: string;
          phone?: string | null;
          preferred_date: string;
          preferred_time: string;
          reference: string;
          repeat_weeks?: number | null;
          review_reasons?: string[];
          service: string;
          source?: string;
          status?: string;
          weight?: string | null;
          zip_answer?: string | null;
          zip_code: string;
        };
        Update: {
          add_ons?: string[] | null;
          additional_notes?: string | null;
          address?: string;
          breed?: string | null;
          created_at?: string;
          email?: string | null;
          estimated_price?: number | null;
          fill_seconds?: number | null;
          gate_code?: string | null;
          honeypot_filled?: boolean;
          id?: string;
          parent_name?: string;
          pet_name?: string;
          pet_number?: number;
          pet_size?: string | null;
          pet_type?: string;
          phone?: string | null;
          preferred_date?: string;
          preferred_time?: string;
          reference?: string;
          repeat_weeks?: number | null;
          review_reasons?: string[];
          service?: string;
          source?: string;
          status?: string;
          weight?: string | null;
          zip_answer?: string | null;
          zip_code?: string;
        };
        Relationships: [];
      };
      contact_inquiries: {
        Row: {
          created_at: string;
          email: string | null;
          fill_seconds: number | null;
          first_name: string;
          honeypot_filled: boolean;
          id: string;
          is_customer: boolean;
          last_name: string;
          message: string;
          phone: string | null;
          review_reasons: string[];
          status: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email?: string | null;
          fill_seconds?: number | null;
          first_name: string;
          honeypot_filled?: boolean;
          id?: string;
          is_customer?: boolean;
          last_name: string;
          message: string;
          phone?: string | null;
          review_reasons?: string[];
          status?: string;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          fill_seconds?: number | null;
          first_name?: string;
          honeypot_filled?: boolean;
          id?: string;
          is_customer?: boolean;
          last_name?: string;
          message?: string;
          phone?: string | null;
          review_reasons?: string[];
          status?: string;
        };
        Relationships: [];
      };
      newsletter_subscribers: {
        Row: {
          confirmation_asked_at: string | null;
          confirmation_token: string;
          confirmed_at: string | null;
          created_at: string;
          email: string;
          fill_seconds: number | null;
          honeypot_filled: boolean;
          id: string;
          review_reasons: string[];
          status: string;
        };
        ComputedFields: never;
        Insert: {
          confirmation_asked_at?: string | null;
          confirmation_token?: string;
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          fill_seconds?: number | null;
          honeypot_filled?: boolean;
          id?: string;
          review_reasons?: string[];
          status?: string;
        };
        Update: {
          confirmation_asked_at?: string | null;
          confirmation_token?: string;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          fill_seconds?: number | null;
          honeypot_filled?: boolean;
          id?: string;
          review_reasons?: string[];
          status?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      add_visit: {
        Args: { hold?: string; id: string; pets: Json; reference: string; terms: Json };
        Returns: Json;
      };
      answer_message: { Args: { id: string; status: string }; Returns: boolean };
      block_time: {
        Args: {
          first_day: string;
          from_time: string;
          id: string;
          last_day: string;
          reason: string;
          until_time: string;
        };
        Returns: Json;
      };
      book_next: {
        Args: { id: string; next_reference: string; reference: string; row_ids: Json; terms: Json };
        Returns: Json;
      };
      busy_days: { Args: Record<PropertyKey, never>; Returns: Json };
      change_visit: {
        Args: {
          action: string;
          actor: string;
          id: string;
          reference: string;
          request_version?: number;
          revision: number;
          terms?: Json;
        };
        Returns: Json;
      };
      claim_job: {
        Args: Record<PropertyKey, never>;
        Returns: {
          addressee: string;
          after_answer: boolean;
          audience: string;
          blocked: Json;
          busy_days: Json;
          closed_days: Json;
          customer: Json;
          id: string;
          is_repeat: boolean;
          kind: string;
          link_version: number;
          request: Json;
          round: number;
          source: string;
          try: number;
          visit: Json;
          wish: Json;
        }[];
      };
      complete_job: {
        Args: {
          id: string;
          outcome: string;
          pause?: boolean;
          reason?: string;
          retry_after?: number;
          round?: number;
          try: number;
        };
        Returns: string;
      };
      confirm_subscription: { Args: { token: string }; Returns: boolean };
      find_customer: {
        Args: { email: string; except_reference?: string; phone: string };
        Returns: Json;
      };
      find_names: { Args: { words: string }; Returns: Json };
      hold_time: { Args: { id: string; name: string; phone: string; terms: Json }; Returns: Json };
      keep_private_line: { Args: { line: string; reference: string; seen: string }; Returns: Json };
      list_leads: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          email: string;
          kind: string;
          mails: string[];
          message: string;
          name: string;
          pets: string[];
          phone: string;
          preferred: string;
          reference: string;
          sent: string;
          sent_at: string;
          starts_at: string;
          status: string;
          visit: string;
        }[];
      };
      note_call: { Args: { headers: Json; on_form: string }; Returns: boolean };
      operator_day: { Args: { pages?: number }; Returns: Json };
      project_state: { Args: Record<PropertyKey, never>; Returns: Json };
      read_earned: { Args: { first_day: string; last_day: string }; Returns: Json };
      read_visit: { Args: { reference: string }; Returns: Json };
      report_mail_event: { Args: { event: string; id: string; round?: number }; Returns: string };
      revoke_visit_links: { Args: { reference: string }; Returns: number };
      set_called: { Args: { is_called: boolean; reference: string }; Returns: boolean };
      set_unsubscribed: { Args: { reference: string; stops: boolean }; Returns: Json };
      unblock_time: { Args: { id: string }; Returns: Json };
      undo_change: { Args: { id: string; last_change: string; reference: string }; Returns: Json };
      visit_link: { Args: { reference: string }; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
