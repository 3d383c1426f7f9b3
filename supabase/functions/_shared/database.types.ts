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
          digest_rank: number | null;
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
          reference: string | null;
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
          digest_rank?: number | null;
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
          reference?: string | null;
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
          digest_rank?: number | null;
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
          reference?: string | null;
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
          digest_rank: number | null;
          email: string | null;
          fill_seconds: number | null;
          first_name: string;
          honeypot_filled: boolean;
          id: string;
          last_name: string;
          message: string;
          phone: string | null;
          review_reasons: string[];
          status: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          digest_rank?: number | null;
          email?: string | null;
          fill_seconds?: number | null;
          first_name: string;
          honeypot_filled?: boolean;
          id?: string;
          last_name: string;
          message: string;
          phone?: string | null;
          review_reasons?: string[];
          status?: string;
        };
        Update: {
          created_at?: string;
          digest_rank?: number | null;
          email?: string | null;
          fill_seconds?: number | null;
          first_name?: string;
          honeypot_filled?: boolean;
          id?: string;
          last_name?: string;
          message?: string;
          phone?: string | null;
          review_reasons?: string[];
          status?: string;
        };
        Relationships: [];
      };
      newsletter_signups: {
        Row: {
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
          created_at?: string;
          email: string;
          fill_seconds?: number | null;
          honeypot_filled?: boolean;
          id?: string;
          review_reasons?: string[];
          status?: string;
        };
        Update: {
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
      newsletter_subscribers: {
        Row: {
          confirmation_asked_at: string;
          confirmation_token: string;
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: string;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          confirmation_asked_at?: string;
          confirmation_token?: string;
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          status?: string;
        };
        Update: {
          confirmation_asked_at?: string;
          confirmation_token?: string;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          status?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_visit: { Args: { reference: string; revision: number }; Returns: Json };
      add_visit: {
        Args: {
          day: string;
          groomer?: string;
          local_time: string;
          minutes: number;
          note?: string;
          pets: Json;
          price?: number;
          reference: string;
          takes_closed_day?: boolean;
          travel_fee?: number;
        };
        Returns: Json;
      };
      answer_visit: {
        Args: {
          action: string;
          day?: string;
          groomer?: string;
          local_time?: string;
          minutes?: number;
          no_show_fee?: number;
          note?: string;
          price?: number;
          reason?: string;
          reference: string;
          request_version: number;
          revision: number;
          travel_fee?: number;
        };
        Returns: Json;
      };
      ask_for_time: {
        Args: {
          day: string;
          reference: string;
          revision: number;
          time_window: string;
          words: string;
        };
        Returns: Json;
      };
      block_time: {
        Args: {
          first_day: string;
          from_time: string;
          id: string;
          last_day: string;
          until_time: string;
          word: string;
        };
        Returns: Json;
      };
      book_next: {
        Args: {
          day: string;
          local_time: string;
          minutes: number;
          next_reference: string;
          reference: string;
          row_ids: Json;
        };
        Returns: Json;
      };
      cancel_visit: {
        Args: { accepts_fee: boolean; reference: string; revision: number };
        Returns: Json;
      };
      claim_job: {
        Args: Record<PropertyKey, never>;
        Returns: {
          addressee: string;
          after_answer: boolean;
          audience: string;
          blocked: Json;
          closed_days: Json;
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
      closed_days: { Args: Record<PropertyKey, never>; Returns: Json };
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
      end_return_emails: { Args: { reference: string }; Returns: Json };
      find_customer: { Args: { email: string; phone: string }; Returns: Json };
      keep_private_line: { Args: { line: string; reference: string; seen: string }; Returns: Json };
      keep_time: { Args: { reference: string; revision: number; wish: number }; Returns: Json };
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
      mark_spam: {
        Args: { reference: string; request_version: number; revision: number };
        Returns: Json;
      };
      note_wrong_key: { Args: { headers: Json }; Returns: boolean };
      operator_day: { Args: { pages?: number }; Returns: Json };
      project_state: { Args: Record<PropertyKey, never>; Returns: Json };
      read_visit: { Args: { reference: string }; Returns: Json };
      report_mail_event: { Args: { event: string; id: string; round?: number }; Returns: string };
      resume_return_emails: { Args: { reference: string }; Returns: Json };
      revoke_visit_links: { Args: { reference: string }; Returns: number };
      unblock_time: { Args: { id: string }; Returns: Json };
      undo_answer: {
        Args: { reference: string; request_version: number; revision: number };
        Returns: Json;
      };
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
